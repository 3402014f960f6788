/** Select menus, in messages and in forms: strings, users, roles, channels. */

import { h, icon } from "./dom.js";
import { avatar } from "./avatar.js";
import { partialEmoji } from "./emoji.js";

/**
 * What a select offers: its own options, or the people and places of the server.
 * @param {any} one  the component
 * @param {import("./reader.js").Reader} reader
 * @param {string} channel
 */
export function choicesOf(one, reader, channel) {
  const { store } = reader;
  const chosen = new Set((one.default_values ?? []).map((value) => value.id));
  if (one.type === 3) {
    return (one.options ?? []).map((option) => ({
      value: option.value, label: option.label, note: option.description, picture: () => partialEmoji(option.emoji), chosen: Boolean(option.default),
    }));
  }
  const guild = store.guildOf(channel);
  const users = () => store.usersIn(channel)
    .map((user) => ({ value: user.id, label: store.nameOf(user.id), note: user.username, picture: () => avatar(user, store, 20), chosen: chosen.has(user.id) }));
  const roles = () => (guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name, picture: () => icon("at", 18), chosen: chosen.has(role.id) }));
  const channels = () => (guild?.channels ?? []).filter((place) => !one.channel_types?.length || one.channel_types.includes(place.type))
    .map((place) => ({ value: place.id, label: place.name, picture: () => icon(store.isThread(place) ? "thread" : "hash", 18), chosen: chosen.has(place.id) }));
  return { 5: users, 6: roles, 7: () => [...users(), ...roles()], 8: channels }[one.type]();
}

/** A select on a message: choosing sends it. */
export function select(one, message, reader) {
  const { pane, person } = reader;
  const click = pane.interactions.click(person, message.id);
  const busy = Boolean(click && !click.failed);
  const remembered = pane.chosen.get(`${message.id}/${one.custom_id}/${message.edited_timestamp ?? ""}`);
  return selectBox(one, choicesOf(one, reader, message.channel_id), reader, {
    disabled: one.disabled || busy, busy: busy && click.customId === one.custom_id, values: remembered,
    onchange: (values) => {
      pane.chosen.set(`${message.id}/${one.custom_id}/${message.edited_timestamp ?? ""}`, values);
      pane.choose(message, one.custom_id, values);
    },
  });
}

/**
 * The closed box and the list it opens.
 * @param {{disabled?: boolean, busy?: boolean, values?: string[], onchange: (values: string[]) => void}} how
 */
export function selectBox(one, choices, reader, { disabled, busy, values, onchange }) {
  const { t, pane } = reader;
  const least = one.min_values ?? 1, most = Math.min(one.max_values ?? 1, Math.max(choices.length, 1));
  const many = most > 1;
  let chosen = values ?? choices.filter((choice) => choice.chosen).map((choice) => choice.value);
  const face = h("span", { class: "select-face" });
  const show = () => {
    const taken = choices.filter((choice) => chosen.includes(choice.value));
    face.replaceChildren(...(taken.length === 0
      ? [h("span", { class: "select-placeholder" }, one.placeholder || t("select"))]
      : taken.map((choice) => h("span", { class: many ? "select-chip" : "select-value" }, choice.picture?.(), choice.label))));
  };
  show();
  const box = h("button", {
    type: "button", class: `select${busy ? " busy" : ""}`, role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "data-custom-id": one.custom_id, disabled: Boolean(disabled), "aria-label": one.placeholder || t("select"),
    onclick: () => {
      if (box.getAttribute("aria-expanded") === "true") return pane.popover.close();
      const before = chosen;
      const list = optionList(choices, chosen, { many, most, searchable: one.type !== 3, label: one.placeholder || t("select") }, (picked) => {
        chosen = picked;
        show();
        if (!many) pane.popover.close();
      });
      box.setAttribute("aria-expanded", "true");
      pane.popover.open(box, list, {
        width: box.offsetWidth,
        onclose: () => {
          box.setAttribute("aria-expanded", "false");
          const changed = chosen.length !== before.length || chosen.some((value) => !before.includes(value));
          // Discord sends several choices when the list is closed, and a single one even if it was chosen before.
          if ((changed || (!many && list.picked)) && chosen.length >= least) onchange(chosen);
          else if (chosen !== before) {
            chosen = before;
            show();
          }
        },
      });
    },
  }, face, icon("down", 20));
  return h("div", { class: "select-wrap" }, box);
}

function optionList(choices, chosen, { many, most, searchable, label }, onpick) {
  let current = chosen;
  const list = h("div", { class: "option-list", role: "listbox", "aria-multiselectable": many ? "true" : null, "aria-label": label });
  const items = choices.map((choice) => {
    const item = h("button", {
      type: "button", role: "option", class: "option", tabindex: -1, "data-value": choice.value,
      onclick: () => {
        list.picked = true;
        if (!many) current = [choice.value];
        else if (current.includes(choice.value)) current = current.filter((value) => value !== choice.value);
        else if (current.length < most) current = [...current, choice.value];
        mark();
        onpick(current);
      },
    }, choice.picture?.(), h("span", { class: "option-text" }, h("span", {}, choice.label), choice.note && h("small", {}, choice.note)),
    many && h("span", { class: "tick" }, icon("check", 14)));
    return item;
  });
  const mark = () => items.forEach((item) => {
    const on = current.includes(item.dataset.value);
    item.setAttribute("aria-selected", String(on));
    item.classList.toggle("full", many && !on && current.length >= most);
  });
  mark();
  list.append(...items);
  const move = (step) => {
    const visible = items.filter((item) => !item.hidden);
    const at = visible.indexOf(document.activeElement);
    visible[Math.max(0, Math.min(visible.length - 1, at + step))]?.focus();
  };
  list.addEventListener("keydown", (event) => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -999, End: 999 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    move(steps[event.key]);
  });
  if (searchable && choices.length > 8) {
    const search = h("input", { class: "option-search", type: "text", "aria-label": label, oninput: () => {
      const wanted = search.value.toLowerCase();
      items.forEach((item, at) => { item.hidden = !choices[at].label.toLowerCase().includes(wanted); });
    } });
    list.prepend(search);
    queueMicrotask(() => search.focus());
  } else queueMicrotask(() => (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus());
  return list;
}
