// Sets one formula and gathers what KaTeX says about it. Nothing of one call stays for the next.
(function (tex, display) {
  const remarks = [];

  const remark = (kind, topic, message, start, end) => remarks.push({ kind, topic, message, start, end });

  // A token may come from the body of a macro: only one from the formula itself has a place in it.
  const strict = (topic, message, token) => {
    const loc = token && token.loc;
    const own = loc && loc.lexer && loc.lexer.input === tex;
    remark("STRICT", topic, message, own ? loc.start : -1, own ? loc.end : -1);
    return "ignore";
  };

  const trust = (context) => {
    remark("TRUST", context.command, "", -1, -1);
    return false;
  };

  // An error does not name its source. Its message ends with the text around its position: compare.
  const plain = (text) => text.replace(/[\u0332\u2026]/g, "");
  const isOwn = (error) => {
    const { position, length, message } = error;
    return (
      position !== undefined &&
      position + length <= tex.length &&
      plain(message).endsWith(plain(tex.slice(Math.max(0, position - 15), position + length + 15)))
    );
  };

  const settings = {
    displayMode: display,
    output: "htmlAndMathml",
    throwOnError: true,
    maxSize: 1000,
    maxExpand: 1000,
    macros: {},
    strict,
    trust,
  };

  try {
    return { html: katex.renderToString(tex, settings), remarks };
  } catch (error) {
    if (error instanceof katex.ParseError) {
      const own = isOwn(error);
      const start = own ? error.position : -1;
      remark("SYNTAX", "", error.rawMessage, start, own ? start + error.length : -1);
    } else {
      remark(error instanceof RangeError ? "EXHAUSTED" : "SYNTAX", "", String(error), -1, -1);
    }
    return { html: null, remarks };
  }
});
