// The calculators once more, written by hand in plain JavaScript: what a model core shared with the build costs in bytes
// is measured against this. It is not shipped.
(() => {
  const models = [
    ([alpha, payload, bandwidth]) => {
      const serialization = payload / bandwidth, total = serialization + alpha;
      return [total, serialization, total > 0 ? alpha / total : 0, alpha * bandwidth, total > 0 ? payload / total : 0];
    },
    ([ranks, payload, bandwidth, alpha]) => {
      const steps = (ranks - 1) * 2, chunk = payload / ranks, sent = chunk * steps;
      const startup = steps * alpha, transfer = sent / bandwidth, total = startup + transfer;
      return [total, steps, chunk, sent, startup, transfer, steps > 0 ? ranks * alpha * bandwidth : 0,
        total > 0 ? payload / total : 0, total > 0 ? sent / total : 0];
    },
    ([rate]) => [rate / 8]
  ];

  // What a symbol measures: the least and the greatest power of ten among its decimal prefixes.
  const dimensions = {'B/s': [0, 15], 'b/s': [0, 15], B: [0, 15], b: [0, 15], s: [-12, 0], '%': [-2, -2], '': [0, 0]};
  const prefixes = 'pnμm kMGTP';
  const other = {B: 'b', b: 'B', 'B/s': 'b/s', 'b/s': 'B/s'};

  const plain = (value, digits) => {
    if (value === 0) return ['0', 0];
    const [mantissa, power] = value.toExponential(14).split('e');
    const scaled = BigInt(mantissa.replace('.', '')), unit = 10n ** BigInt(15 - digits);
    let kept = scaled / unit;
    const twice = (scaled % unit) * 2n;
    if (twice > unit || (twice === unit && kept % 2n === 1n)) kept++;
    const text = kept.toString();
    return [text.replace(/0+$/, ''), +power + text.length - digits];
  };

  const placed = (digits, power) => power < 0
    ? '0.' + '0'.repeat(-power - 1) + digits
    : digits.padEnd(power + 1, '0').slice(0, power + 1) + (digits.length > power + 1 ? '.' + digits.slice(power + 1) : '');

  const print = (value, symbol) => {
    const [least, greatest] = dimensions[symbol];
    const [digits, power] = plain(value, symbol ? 4 : 15);
    let exponent = least;
    while (exponent + 3 <= greatest && exponent + 3 <= power) exponent += 3;
    const zero = digits === '0' ? 0 : power - exponent;
    if (digits === '0') exponent = symbol === '%' ? -2 : 0;
    const prefix = symbol === '%' ? '' : prefixes[exponent / 3 + 4].trim();
    return placed(digits, zero) + (symbol ? '\u00A0' + prefix + symbol : '');
  };

  const read = text => {
    const trimmed = text.replace(/^[ \u00A0\u2009\u202F]+|[ \u00A0\u2009\u202F]+$/g, '');
    if (!trimmed) return {fault: 5};
    if (trimmed.length > 40) return {fault: 6};
    if (/^[+\-−]/.test(trimmed)) return {fault: 7};
    const match = /^(\d+(?:\.\d+)?)(?:[eE]([+-]?\d+))?[ \u00A0\u2009\u202F]*(.*)$/.exec(trimmed);
    if (!match || /^\d+\.(?!\d)/.test(trimmed)) return {fault: 8};
    const [, number, power = '0', symbol] = match;
    if (/^[\d.,_'’]/.test(symbol)) return {fault: 9};
    if (number.replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length > 15) return {fault: 10};
    const base = ['B/s', 'b/s', 'B', 'b', 's', '%', ''].find(end => symbol.endsWith(end));
    const prefix = symbol.slice(0, symbol.length - base.length).replace(/^[u\u00B5]$/, 'μ');
    const [least, greatest] = dimensions[base];
    const binary = /^[KMGTP]i$/.test(prefix) && greatest > 0 ? ' KMGTP'.indexOf(prefix[0]) : 0;
    const exponent = base === '%' ? -2 : prefix && !binary ? 3 * (prefixes.indexOf(prefix) - 4) : 0;
    const known = !prefix || binary
      || (base && prefix.length === 1 && prefixes.includes(prefix) && exponent && exponent >= least && exponent <= greatest);
    if (!known) return {fault: 11, found: symbol};
    if (Math.abs(+power + exponent) > 22) return {fault: 12};
    const text2 = number + '\u00A0' + prefix + base;
    return {fault: 0, value: +(number + 'e' + (+power + exponent)) * 1024 ** binary, base, text: text2};
  };

  const held = (text, least, greatest) => {
    const quantity = read(text);
    if (quantity.fault) return quantity;
    const {value, base} = quantity;
    if (base !== least.base) {
      if (!base) return {fault: 1};
      if (other[base] !== least.base) return {fault: 2};
      const same = base[0] === 'b' ? value / 8 : value * 8;
      return {fault: 4, found: quantity.text, converted: print(same, least.base)};
    }
    if (!base && !Number.isInteger(value)) return {fault: 2};
    return value < least.value || value > greatest.value ? {fault: 3} : quantity;
  };

  const axis = (range, start, end) => {
    const first = Math.floor(Math.log10(range[0]) + 1e-9);
    const last = Math.max(first + 1, Math.ceil(Math.log10(range[1]) - 1e-9));
    const step = (end - start) / (last - first);
    return {first, last, at: value => (Math.log10(value) - first) * step + start, decade: i => (i - first) * step + start};
  };

  const draw = (figure, model, values, up) => {
    const data = name => figure.dataset[name].split(';');
    const [input, output, low, high, crossover] = data('roles').map(Number);
    const symbols = data('symbols'), quantities = data('stops').map(read), across = quantities[0].base;
    const stops = quantities.map(quantity => quantity.value), own = values[input];
    const value = (position, x) => {
      const changed = values.map((old, i) => i === input ? x : old), results = model(changed);
      return [...results, ...changed][position];
    };
    const positive = [...stops, own].filter(x => x > 0);
    const horizontal = axis([Math.min(...positive), Math.max(...positive)], 80, 372);
    const points = [];
    for (let i = horizontal.first * 6; i <= horizontal.last * 6; i++) {
      const x = 10 ** (i / 6), y = value(output, x);
      if (y > 0) points.push([x, y]);
    }
    const heights = points.length ? points.map(point => point[1]) : [1];
    const vertical = axis([Math.min(...heights), Math.max(...heights)], 252, 26);
    const text = number => String(Math.round(number * 10) / 10);
    const line = (x, y, toX, toY) => `M${text(x)},${text(y)}L${text(toX)},${text(toY)}`;
    const words = x => print(x, across) + ': ' + print(value(output, x), up);
    const group = figure.querySelector('g');
    const element = (name, attributes, content = '') => {
      const made = document.createElementNS(group.namespaceURI, name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      made.textContent = content;
      group.append(made);
    };
    const path = (name, d) => element('path', {class: 'plot-' + name, fill: 'none', stroke: 'currentColor', d});
    const label = (anchor, content, x, y) => element('text',
      {class: 'plot-label', 'text-anchor': anchor, x: text(x), y: text(y)}, content);
    const curve = points.map(([x, y]) => [horizontal.at(x), vertical.at(y)]).filter(point => point[1] <= 252);
    const taken = [], steps = (horizontal.last - horizontal.first) * 6;
    const height = index => {
      const y = value(output, 10 ** (horizontal.first + Math.min(index, steps) / 6));
      return y > 0 ? vertical.at(y) : 253;
    };
    const free = ([left, top, right, bottom]) => {
      if (left < 80 || right > 372 || top < 26 || bottom > 252) return false;
      const ends = [left, right].map((x, i) => height(Math.floor((x - 80) * steps / 292) + i));
      return (ends.every(y => y <= top) || ends.every(y => y >= bottom))
        && taken.every(box => left >= box[2] || right <= box[0] || top >= box[3] || bottom <= box[1]);
    };
    const put = (content, x, y) => [y - 10, y + 20].some(line => [-1, 0, 1].some(i => {
      const half = content.length * 7.6 / 2, middle = (half + 6) * i + x;
      const box = [middle - half, line - 12, middle + half, line + 4];
      if (!free(box)) return false;
      taken.push(box);
      label('middle', content, middle, line);
      return true;
    }));
    const dot = (name, x) =>
      element('circle', {class: 'plot-' + name, r: 4, cx: text(horizontal.at(x)), cy: text(vertical.at(value(output, x)))});
    group.replaceChildren();
    let grid = '', edge = 0;
    for (let i = horizontal.first; i <= horizontal.last; i++) {
      const x = horizontal.decade(i);
      grid += line(x, 26, x, 252);
      const content = print(10 ** i, across), half = content.length * 7.6 / 2;
      if ((horizontal.last - horizontal.first <= 4 || i % 3 === 0) && x - half >= edge) {
        label('middle', content, x, 274);
        edge = x + half;
      }
    }
    for (let i = vertical.first; i <= vertical.last; i++) {
      const y = vertical.decade(i);
      grid += line(80, y, 372, y);
      const content = print(10 ** i, up);
      if ((vertical.last - vertical.first <= 8 || i % 3 === 0) && content.length * 7.6 <= 74) label('end', content, 74, y + 5);
    }
    path('grid', grid);
    const marks = stops.slice(2), there = x => x > 0 && value(output, x) > 0;
    const at = x => [horizontal.at(x), vertical.at(value(output, x))];
    marks.filter(there).forEach(mark => put(words(mark), ...at(mark)));
    if (there(own) && !marks.includes(own)) put(words(own), ...at(own));
    const endOfCurve = curve.length ? curve.at(-1)[1] : 252;
    [low, high].forEach((position, i) => {
      if (position < 0) return;
      const ends = [horizontal.first, horizontal.last].map(decade => {
        const y = value(position, 10 ** decade);
        return [horizontal.decade(decade), y > 0 ? vertical.at(y) : 253];
      });
      const slope = (ends[1][1] - ends[0][1]) / (ends[1][0] - ends[0][0]);
      for (const end of ends) {
        const y = Math.min(252, Math.max(26, end[1]));
        if (y !== end[1]) end[0] += (y - end[1]) / slope;
        end[1] = y;
        if (!(end[0] >= 80 && end[0] <= 372)) return;
      }
      path('asymptote', line(...ends[0], ...ends[1]));
      put(symbols[i], ...ends[endOfCurve + 6 < ends[1][1] ? 1 : 0]);
    });
    const size = crossover < 0 ? 0 : value(crossover, own), sized = symbols[2] + ' = ' + (size > 0 && print(size, across));
    const crossing = size > 0 ? horizontal.at(size) : 0;
    if (crossing >= 80 && crossing <= 372) {
      path('crossover', line(crossing, 26, crossing, 252));
      put(sized, crossing, 52);
    }
    path('curve', curve.map(([x, y], i) => (i ? 'L' : 'M') + text(x) + ',' + text(y)).join(''));
    marks.filter(there).forEach(mark => dot('mark', mark));
    if (there(own)) dot('reader', own);
    figure.querySelector('desc').textContent = 'Both axes are logarithmic.'
      + marks.map(mark => ` At ${words(mark)}.`).join('') + ` The values entered, ${words(own)}.`
      + (size > 0 ? ` ${sized}.` : '');
  };

  document.querySelectorAll('form.calculator').forEach(form => {
    const fields = [...form.querySelectorAll('input')], outputs = [...form.querySelectorAll('output')];
    const units = outputs.map(output => read(output.textContent).base), model = models[form.dataset.number];
    const name = field => form.dataset.model + '.' + field.name;
    const show = (element, text) => { if (element.textContent !== text) element.textContent = text; };
    const parameters = () => new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
    let kept = [], address, timer;
    const heard = event => {
      const values = fields.map(field => {
        const quantity = held(field.value, ...field.dataset.range.split(';').map(read));
        const sentence = (field.dataset.faults + '|' + form.dataset.faults).split('|')[quantity.fault - 1] ?? '';
        field.setAttribute('aria-invalid', quantity.fault > 0);
        show(field.parentNode.querySelector('.problem'),
          sentence.replace('@', () => quantity.converted ?? '').replace('#', () => quantity.found ?? ''));
        return quantity.fault ? -1 : quantity.value;
      });
      const good = values.every(value => value >= 0), results = good ? model(values) : [];
      form.className = good ? 'calculator' : 'calculator stale';
      outputs.forEach((output, i) => show(output, good ? print(results[i], units[i]) : '—'));
      if (good) {
        if (event === 2) kept = results;
        kept.forEach((value, i) => show(form.querySelectorAll('.kept')[i],
          'kept: ' + print(value, units[i]) + (value > 0 ? '; now ' + print(results[i] / value, '%') : '')));
        draw(form.querySelector('figure'), model, values, units[form.querySelector('figure').dataset.roles.split(';')[1]]);
      }
      const summary = form.querySelector('.summary');
      if (event) show(summary, good
        ? summary.dataset.label + ' ' + outputs[0].textContent
        : form.querySelector('[aria-invalid=true] ~ .problem').textContent);
    };
    const settle = event => {
      clearTimeout(timer);
      heard(event);
      const now = parameters();
      fields.forEach(field =>
        field.value === field.defaultValue ? now.delete(name(field)) : now.set(name(field), field.value));
      if (address === location.hash) try { history.replaceState(history.state, '', '#' + now); } catch {}
    };
    const restore = () => {
      const now = parameters();
      if (!fields.some(field => now.has(name(field)))) return;
      fields.forEach(field => { field.value = now.get(name(field)) ?? field.defaultValue; });
      heard(0);
    };
    form.oninput = () => { address = location.hash; heard(0); clearTimeout(timer); timer = setTimeout(settle, 700, 1); };
    form.onchange = () => settle(1);
    form.onsubmit = () => false;
    form.querySelectorAll('button').forEach((button, i) => {
      button.hidden = false;
      button.onclick = () => { address = location.hash; if (!i) form.reset(); settle(i + 1); };
    });
    fields.forEach(field => { field.readOnly = false; });
    addEventListener('hashchange', restore);
    heard(0);
    restore();
  });
})();
