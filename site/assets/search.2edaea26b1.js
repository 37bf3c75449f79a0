"use strict";
// Finds lessons by words, from the files of the index beside the page.
//
// Over the web these files are fetched. From disk nothing can be fetched, so the page from-disk.html names them all in a
// template, and the one that is wanted is cloned from there: such a script was written by the page itself, so it runs under
// the same policy as any other.
(() => {
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const GREEK = ("alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau "
    + "upsilon phi chi psi omega").split(" ");
  const UNDECOMPOSED = { "\u0131": "i", "\u00f8": "o", "\u0142": "l", "\u03c2": "\u03c3" };
  const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu;
  const LONGEST = 40, PAGE = 10, EXPANSIONS = 60, PART = 0.6;
  const WEIGHTS = [8, 4, 1];

  const values = new Map(), waiting = new Map();
  window.galleySearch = (name, value) => {
    values.set(name, value);
    (waiting.get(name) || []).forEach(done => done(value));
    waiting.delete(name);
  };

  function load(name) {
    if (values.has(name)) return Promise.resolve(values.get(name));
    return new Promise((done, failed) => {
      const others = waiting.get(name);
      if (others) {
        others.push(done);
        return;
      }
      waiting.set(name, [done]);
      const files = document.getElementById("search-files");
      if (files) {
        const script = files.content.querySelector(`[src="${name}.js"]`).cloneNode();
        script.addEventListener("error", failed);
        document.head.append(script);
      } else {
        fetch(name + ".js").then(answer => answer.ok ? answer.text() : Promise.reject(new Error(answer.status)))
          .then(text => galleySearch(name, JSON.parse(text.slice(text.indexOf(",") + 1, text.lastIndexOf(")")))))
          .catch(fault => { waiting.delete(name); failed(fault); });
      }
    });
  }

  // The same as SearchWords does where the index is made.
  function words(text) {
    const plain = text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase()
      .replace(/[\u0131\u00f8\u0142\u03c2]/g, c => UNDECOMPOSED[c])
      .replace(/(?<![\u03b1-\u03c9])[\u03b1-\u03c9](?![\u03b1-\u03c9])/g, c => GREEK[c.charCodeAt(0) - 0x3b1]);
    return (plain.match(WORD) || [])
      .map(word => word.length <= LONGEST ? word : word.slice(0, /[\ud800-\udbff]/.test(word[LONGEST - 1]) ? LONGEST - 1 : LONGEST))
      .filter(word => word.length > 1 || word >= "\u0250");
  }

  function postings(text, count) {
    const found = [];
    if (text[0] === "*") {
      for (let document = 0; document < count; document++) {
        if (DIGITS.indexOf(text[1 + Math.floor(document / 6)]) >> document % 6 & 1) found.push([document, 0]);
      }
      return found;
    }
    let at = 0, last = -1;
    const number = () => {
      let value = 0, digit, factor = 1;
      do {
        digit = DIGITS.indexOf(text[at++]);
        value += (digit & 31) * factor;
        factor *= 32;
      } while (digit > 31);
      return value;
    };
    while (at < text.length) {
      last += number() + 1;
      found.push([last, number()]);
    }
    return found;
  }

  // What one word finds: by lesson, how well it fits and in which sections.
  async function find(word, directory) {
    let shard = directory.words.length - 1;
    while (shard > 0 && directory.words[shard] > word) shard--;
    const shards = [shard];
    if (shard + 1 < directory.words.length && directory.words[shard + 1].startsWith(word)) shards.push(shard + 1);
    const hits = new Map();
    let expansions = 0;
    for (const file of await Promise.all(shards.map(number => load("words-" + number)))) {
      for (const [term, text] of Object.entries(file)) {
        if (!term.startsWith(word) || expansions++ > EXPANSIONS) continue;
        text.split(".").forEach((list, kind) => {
          const found = postings(list, directory.count);
          const rarity = Math.log(1 + directory.count / found.length);
          const weight = WEIGHTS[kind] * rarity * (term === word ? 1 : PART);
          for (const [lesson, section] of found) {
            const hit = hits.get(lesson) || { score: 0, sections: new Map() };
            hit.score = Math.max(hit.score, weight) + Math.min(hit.score, weight) / 8;
            if (section > 0) hit.sections.set(section, Math.max(hit.sections.get(section) || 0, weight));
            hits.set(lesson, hit);
          }
        });
      }
    }
    return hits;
  }

  // Lessons that have every word, the best first; of equal ones the first of the catalogue.
  async function search(query) {
    const asked = [...new Set(words(query))].slice(0, 8);
    if (asked.length === 0) return { asked, found: [] };
    const directory = await load("directory");
    const [first, ...rest] = await Promise.all(asked.map(word => find(word, directory)));
    const found = [];
    for (const [lesson, hit] of first) {
      const others = rest.map(hits => hits.get(lesson));
      if (others.includes(undefined)) continue;
      const sections = new Map(hit.sections);
      for (const other of others) {
        other.sections.forEach((weight, section) => sections.set(section, (sections.get(section) || 0) + weight));
      }
      found.push({ lesson, score: others.reduce((sum, other) => sum + other.score, hit.score), sections });
    }
    found.sort((a, b) => b.score - a.score || a.lesson - b.lesson);
    return { asked, found, group: directory.group };
  }

  function link(text, href) {
    const element = document.createElement("a");
    element.href = href;
    element.textContent = text;
    return element;
  }

  function paragraph(name, ...content) {
    const element = document.createElement("p");
    element.className = name;
    element.append(...content);
    return element;
  }

  function item(result, lesson) {
    const [title, href, topic, description, sections] = lesson;
    const element = document.createElement("li");
    const name = link(title, href);
    name.className = "lesson-link";
    element.append(name);
    if (description) element.append(paragraph("", description));
    const best = [...result.sections].filter(([number]) => number > 1 && sections[number - 1])
      .sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 3).map(([number]) => sections[number - 1]);
    if (best.length > 0) {
      element.append(paragraph("in-sections", "In ", ...best.flatMap(([id, text], i) => [i > 0 ? " · " : "", link(text, href + "#" + id)])));
    }
    if (topic) element.append(paragraph("edition", topic));
    return element;
  }

  function start() {
    const form = document.getElementById("search-form"), field = document.getElementById("search-words");
    const status = document.getElementById("search-status"), list = document.getElementById("search-results");
    const more = document.getElementById("search-more");
    if (location.protocol === "file:" && !document.getElementById("search-files")) {
      location.replace("from-disk.html" + location.search);
      return;
    }
    let turn = 0, shown = 0, last = { found: [], asked: [] };

    async function show(count) {
      const mine = turn;
      const some = last.found.slice(shown, count);
      const files = await Promise.all(some.map(result => load("lessons-" + Math.floor(result.lesson / last.group))));
      if (mine !== turn) return;
      some.forEach((result, i) => list.append(item(result, files[i][result.lesson % last.group])));
      shown += some.length;
      more.hidden = shown >= last.found.length;
    }

    async function ask() {
      const mine = ++turn;
      const query = field.value.trim();
      history.replaceState(null, "", query ? "?q=" + encodeURIComponent(query) : location.pathname);
      try {
        const answer = await search(query);
        if (mine !== turn) return;
        last = answer;
        shown = 0;
        list.replaceChildren();
        const count = answer.found.length;
        status.textContent = answer.asked.length === 0 ? (query ? "Type a word of two letters or more." : "")
          : count === 0 ? "No lesson has all of these words." : count === 1 ? "1 lesson" : count + " lessons";
        await show(PAGE);
      } catch (fault) {
        status.textContent = "The index could not be read.";
      }
    }

    document.getElementById("search-none").hidden = true;
    form.hidden = false;
    form.addEventListener("submit", event => { event.preventDefault(); ask(); });
    let pause = 0;
    field.addEventListener("input", () => { clearTimeout(pause); pause = setTimeout(ask, 150); });
    more.addEventListener("click", async () => {
      const next = list.children.length;
      await show(shown + PAGE);
      list.children[next].querySelector("a").focus();
    });
    field.value = new URLSearchParams(location.search).get("q") || "";
    if (field.value) ask();
  }

  document.addEventListener("DOMContentLoaded", start);
})();
