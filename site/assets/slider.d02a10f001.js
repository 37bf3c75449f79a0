// A slider for the quantity along the axis of a calculator's figure: it writes into the field, which is heard as ever.
(() => {
  "use strict";
  const STEPS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.4, 8];
  const PREFIXES = ["p", "n", "μ", "m", "", "k", "M", "G", "T", "P"];
  const QUANTITY = /^\s*([\d.]+(?:[eE][-+]?\d+)?)\s*([pnuµμmkKMGTP]?)(i?)([sBb%]\S*)?\s*$/;

  const read = text => {
    const [, number, prefix, binary, unit] = QUANTITY.exec(text) || [];
    const power = PREFIXES.indexOf({ u: "μ", "µ": "μ", K: "k" }[prefix] || prefix) - 4;
    return { value: number * (binary ? 1024 : 1000) ** power, unit: unit || "" };
  };
  const write = (step, power, unit) => {
    const group = unit && unit !== "%" ? Math.floor(power / 3) : 0;
    const number = Number((step * 10 ** (power - 3 * group)).toPrecision(3));
    return unit ? number + "\u00a0" + PREFIXES[group + 4] + unit : String(number);
  };
  const texts = (from, to) => {
    const found = [];
    for (let power = Math.floor(Math.log10(from.value)); 10 ** power <= to.value * 1.001; power++) {
      for (const step of STEPS) {
        const value = step * 10 ** power;
        const whole = from.unit || Number.isInteger(value);
        if (whole && value >= from.value * .999 && value <= to.value * 1.001) found.push(write(step, power, from.unit));
      }
    }
    return found;
  };
  const nearest = (text, logarithms) => {
    const here = Math.log(read(text).value);
    const away = logarithm => Number.isNaN(here) ? 0 : Math.abs(logarithm - Math.max(here, logarithms[0]));
    return logarithms.reduce((best, one, i) => away(one) < away(logarithms[best]) ? i : best, 0);
  };

  document.querySelectorAll("form.calculator").forEach(form => {
    const room = form.querySelector(".slide");
    const figure = form.querySelector("figure[data-stops]");
    const field = room && room.parentNode.querySelector("input");
    if (!figure || !field || field.readOnly) return;
    const steps = texts(...figure.dataset.stops.split(";", 2).map(read));
    if (steps.length < 2) return;
    const logarithms = steps.map(text => Math.log(read(text).value));
    const slider = document.createElement("input");
    const say = () => slider.setAttribute("aria-valuetext", steps[slider.value]);
    const follow = () => {
      slider.value = nearest(field.value, logarithms);
      say();
    };
    slider.type = "range";
    slider.max = steps.length - 1;
    slider.setAttribute("value", nearest(field.defaultValue, logarithms));
    slider.setAttribute("aria-label", field.labels[0].textContent);
    slider.addEventListener("input", () => {
      field.value = steps[slider.value];
      say();
    });
    field.addEventListener("input", follow);
    form.addEventListener("reset", () => setTimeout(follow));
    window.addEventListener("hashchange", () => setTimeout(follow));
    follow();
    room.append(slider);
  });
})();
