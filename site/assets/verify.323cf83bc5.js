// Hashes the served text in the reader's own browser and holds it against the hash in the page.
(() => {
  "use strict";
  const panel = document.querySelector("[data-verify]");
  if (!panel) return;
  const button = panel.querySelector("button");
  const said = panel.querySelector("[role=status]");
  const hex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, "0")).join("");

  const fault = () => {
    if (location.protocol === "file:") {
      return "This page was opened from disk, and browsers do not let such a page read other files. Use the command above.";
    }
    if (!window.isSecureContext || !window.crypto || !crypto.subtle) {
      return "Browsers hash only on pages served over HTTPS. Use the command above.";
    }
    return "";
  };

  const verify = async () => {
    const problem = fault();
    if (problem) return ["none", problem];
    const answer = await fetch(panel.dataset.verify, { cache: "no-store" });
    if (!answer.ok) return ["none", "The text could not be fetched: the server answered " + answer.status + "."];
    const bytes = await answer.arrayBuffer();
    const found = hex(await crypto.subtle.digest("SHA-256", bytes));
    return found === panel.dataset.hash
      ? ["good", "Your browser hashed " + bytes.byteLength + " bytes and found the content hash. The record hash, and who wrote the text, were not checked."]
      : ["bad", "The served text is not the text of this page’s record: its hash is " + found + "."];
  };

  button.hidden = false;
  button.addEventListener("click", async () => {
    said.dataset.outcome = "none";
    said.textContent = "Hashing…";
    try {
      [said.dataset.outcome, said.textContent] = await verify();
    } catch {
      said.textContent = "The text could not be fetched. Are you offline?";
    }
  });
})();
