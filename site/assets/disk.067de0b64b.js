// A host serves a folder's index.html; a page that was opened from disk has to name it.
if (location.protocol === "file:") {
  for (const link of document.querySelectorAll("a[href]")) {
    if (link.protocol === "file:" && link.pathname.endsWith("/")) link.pathname += "index.html";
  }
}
