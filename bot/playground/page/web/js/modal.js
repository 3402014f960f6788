/** A bot's form: text fields, selects and other inputs, sent as one. */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { markdown } from "./markdown_dom.js";
import { choicesOf, selectBox } from "./select.js";

const TEXT = 10, LABEL = 18, ROW = 1;

/**
 * @param {{interaction_id: string, title: string, components: any[]}} form
 * @param {import("./reader.js").Reader} reader
 * @param {{onsubmit: (values: object) => void, onclose: () => void}} how
 */
export function modal(form, reader, { onsubmit, onclose }) {
  const { t, store } = reader;
  const fields = [];
  const rows = (form.components ?? []).map((one) => row(one, reader, fields));
  const error = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, t("submit"));
  const element = h("form", {
    class: "modal", novalidate: true, role: "dialog", "aria-modal": "true", "aria-label": form.title, "data-interaction-id": form.interaction_id,
    onsubmit: (event) => {
      event.preventDefault();
      const wrong = fields.filter((field) => !field.check());
      if (wrong.length) return wrong[0].focus();
      error.hidden = true;
      submit.disabled = true;
      onsubmit(Object.fromEntries(fields.map((field) => [field.id, field.value()])));
    },
  },
  h("header", {}, avatar(store.bot ?? { id: "0", username: "?" }, store, 28), h("h2", {}, form.title),
    h("button", { type: "button", class: "plain", "aria-label": t("close"), onclick: onclose }, icon("close", 22))),
  h("div", { class: "modal-body" }, h("p", { class: "modal-note" }, t("formNote", { name: store.botName })), rows, error),
  h("footer", {}, h("button", { type: "button", class: "button secondary", onclick: onclose }, t("cancel")), submit));
  const shade = h("div", { class: "shade", onpointerdown: (event) => event.target === shade && onclose() }, element);
  shade.addEventListener("keydown", (event) => keep(event, element, onclose));
  return {
    element: shade,
    focus: () => (fields[0] ? fields[0].focus() : submit.focus()),
    /** The bot did not take it: the form stays, with what was written. */
    fail: () => {
      error.textContent = t("modalFailed");
      error.hidden = false;
      submit.disabled = false;
    },
  };
}

/** The keyboard stays inside the form. */
function keep(event, element, onclose) {
  if (event.key === "Escape") return onclose();
  if (event.key !== "Tab") return undefined;
  const stops = [...element.querySelectorAll("button, input, textarea, [tabindex]")].filter((one) => !one.disabled && one.tabIndex >= 0);
  const at = stops.indexOf(document.activeElement);
  if (event.shiftKey ? at <= 0 : at === stops.length - 1) {
    event.preventDefault();
    stops.at(event.shiftKey ? -1 : 0)?.focus();
  }
  return undefined;
}

function row(one, reader, fields) {
  if (one.type === TEXT) return markdown(one.content ?? "", reader, { class: "text-display" });
  if (one.type === LABEL) return labelled(one.component, one.label, one.description, reader, fields);
  if (one.type === ROW) return (one.components ?? []).map((inner) => labelled(inner, inner.label, null, reader, fields));
  return labelled(one, one.label ?? "", null, reader, fields);
}

function labelled(one, label, description, reader, fields) {
  const id = `field-${Math.random().toString(36).slice(2)}`;
  const required = one.required !== false && one.type !== 23;
  const problem = h("span", { class: "field-problem", role: "alert" });
  const field = input(one, id, label, reader, required, (text) => {
    problem.textContent = text ?? "";
    wrap.classList.toggle("invalid", Boolean(text));
  });
  fields.push(field);
  const wrap = h("div", { class: "field", "data-custom-id": one.custom_id },
    h("label", { for: id, class: "field-label" }, label, required && h("span", { class: "star", "aria-hidden": "true" }, " *")),
    description && h("span", { class: "field-note" }, description), field.element, problem);
  return wrap;
}

/** One input of a form: `{id, element, value(), check(), focus()}`. */
function input(one, id, label, reader, required, problem) {
  const { t } = reader;
  const fault = (text) => {
    problem(text);
    return text === null;
  };
  if (one.type === 4) {
    const box = h(one.style === 2 ? "textarea" : "input", {
      id, class: "text-input", placeholder: one.placeholder, value: one.value ?? "", maxlength: one.max_length ?? 4000, rows: one.style === 2 ? 5 : null,
      type: one.style === 2 ? null : "text", autocomplete: "off", "aria-label": label, "aria-required": String(required), oninput: () => fault(null),
    });
    return {
      id: one.custom_id, element: box, value: () => box.value, focus: () => box.focus(),
      check: () => fault(required && !box.value ? t("required")
        : box.value && one.min_length && box.value.length < one.min_length ? t("tooShort", { n: one.min_length }) : null),
    };
  }
  if ([3, 5, 6, 7, 8].includes(one.type)) {
    const choices = choicesOf(one, reader, reader.pane.channelId);
    let chosen = choices.filter((choice) => choice.chosen).map((choice) => choice.value);
    const element = selectBox({ ...one, min_values: required ? one.min_values : 0 }, choices, reader, { onchange: (values) => {
      chosen = values;
      fault(null);
    } });
    element.querySelector(".select").id = id;
    element.querySelector(".select").setAttribute("aria-label", label);
    return {
      id: one.custom_id, element, value: () => chosen, focus: () => element.querySelector("button").focus(),
      check: () => fault(required && chosen.length < (one.min_values ?? 1) ? t("required") : null),
    };
  }
  if (one.type === 21 || one.type === 22) return ticks(one, id, required, fault, t);
  if (one.type === 23) {
    const box = h("input", { id, type: "checkbox" });
    box.checked = Boolean(one.default);
    return { id: one.custom_id, element: box, value: () => box.checked, check: () => true, focus: () => box.focus() };
  }
  return { id: one.custom_id, element: h("p", { class: "unsupported" }, t("unsupported", { type: one.type })), value: () => [], check: () => true, focus: () => {} };
}

/** Radio buttons, or a group of tick boxes. */
function ticks(one, id, required, fault, t) {
  const single = one.type === 21;
  const boxes = (one.options ?? []).map((option, at) => {
    const box = h("input", { id: at === 0 ? id : null, type: single ? "radio" : "checkbox", name: id, value: option.value, onchange: () => fault(null) });
    box.checked = Boolean(option.default);
    return { box, option };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ option }) => option.value);
  return {
    id: one.custom_id, focus: () => boxes[0]?.box.focus(),
    element: h("div", { class: "ticks", role: single ? "radiogroup" : "group" }, boxes.map(({ box, option }) =>
      h("label", {}, box, h("span", {}, option.label, option.description && h("small", {}, option.description))))),
    value: () => (single ? chosen()[0] ?? null : chosen()),
    check: () => fault(required && chosen().length < (one.min_values ?? 1) ? t("required")
      : !single && one.max_values && chosen().length > one.max_values ? t("selectBetween", { min: one.min_values ?? 0, max: one.max_values }) : null),
  };
}
