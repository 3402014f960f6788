/**
 * A command being filled in: its name, then a chip with a field for each option. Required options
 * are there from the start; the others are offered. Enter takes a suggestion or sends, Tab goes on,
 * Backspace in an empty field takes the chip away.
 */

import { h } from "./dom.js";
import { localized } from "./commands.js";
import { takeFile } from "./file_option.js";
import { choices, drawChoice, isClosed, narrowed, read, TYPE } from "./options.js";

const TYPING_PAUSE = 120;

export class CommandEntry {
  /**
   * @param {import("./composer.js").Composer} composer
   * @param {import("./commands.js").Leaf} leaf
   * @param {Record<string, {label: string, value: any}>} values  what is filled in already
   */
  constructor(composer, leaf, values) {
    this.composer = composer;
    this.leaf = leaf;
    this.chips = [];
    this.question = 0;
    /** sent while the bot starts: it goes out when the bot is online */
    this.waits = false;
    this.tail = h("input", {
      type: "text", class: "command-tail", "data-suggests": true, autocomplete: "off", spellcheck: "false", "aria-label": `/${leaf.label}`,
      onkeydown: (event) => this.tailKey(event), oninput: () => this.suggestOptions(), onfocus: () => this.suggestOptions(),
    });
    this.more = h("button", { type: "button", class: "more-options", onclick: () => this.tail.focus() });
    this.element = h("div", { class: "command-entry", role: "group", "aria-label": `/${leaf.label}`, "data-command": leaf.path.join(" ") },
      h("span", { class: "command-name" }, `/${leaf.label}`), this.tail, this.more);
    this.element.addEventListener("pointerdown", (event) => {
      if (event.target === this.element) queueMicrotask(() => this.tail.focus());
    });
    this.element.addEventListener("input", () => this.wait(false));
    for (const option of leaf.options) {
      if (option.required || values[option.name]) this.addChip(option, values[option.name]);
    }
    this.showMore();
  }

  get reader() {
    return this.composer.pane.reader();
  }

  /** The keyboard goes to the first option that still needs a value. */
  focus() {
    (this.chips.find((chip) => chip.value === undefined && chip.input.value === "")?.input ?? this.tail).focus();
  }

  addChip(option, filled) {
    const { locale } = this.reader;
    const name = localized(option, "name", locale);
    const chip = { option, value: filled?.value, error: null };
    chip.input = h("input", {
      type: "text", "data-suggests": true, autocomplete: "off", spellcheck: "false", "aria-label": name, value: filled?.label ?? "",
      "data-option": option.name, "aria-required": option.required ? "true" : null, role: "combobox", "aria-expanded": "false",
      oninput: () => {
        chip.value = undefined;
        this.fault(chip, null);
        this.fitWidth(chip);
        this.suggest(chip);
      },
      onfocus: () => this.suggest(chip),
      onblur: () => this.leave(chip),
      onkeydown: (event) => this.chipKey(event, chip),
    });
    chip.element = h("span", { class: "option-chip", "data-option": option.name, onpointerdown: (event) => {
      if (event.target !== chip.input) {
        event.preventDefault();
        chip.input.focus();
      }
    } }, h("span", { class: "option-name" }, name), chip.input);
    this.chips.push(chip);
    this.tail.before(chip.element);
    if (option.type === TYPE.ATTACHMENT) takeFile(chip.input, this.reader.t("chooseFile"), (file) => this.choose(chip, file));
    this.fitWidth(chip);
    this.showMore();
    return chip;
  }

  removeChip(chip) {
    this.chips = this.chips.filter((one) => one !== chip);
    chip.element.remove();
    this.showMore();
    (this.chips.at(-1)?.input ?? this.tail).focus();
  }

  fitWidth(chip) {
    // For browsers that do not size a field by its content.
    const letters = [...(chip.input.value || chip.input.placeholder)].reduce((sum, letter) => sum + (letter > "\u2E80" ? 2 : 1.15), 0);
    chip.input.style.width = `calc(${Math.max(2, letters + 1)}ch + 10px)`;
  }

  get absent() {
    return this.leaf.options.filter((option) => !this.chips.some((chip) => chip.option === option));
  }

  showMore() {
    const count = this.absent.length;
    this.more.hidden = count === 0;
    this.more.textContent = this.reader.t("optionalMore", { count });
  }

  fault(chip, error) {
    chip.error = error;
    chip.element.classList.toggle("invalid", Boolean(error));
    chip.input.setAttribute("aria-invalid", String(Boolean(error)));
  }

  /** Leaving a field, what was typed in full counts as chosen. */
  leave(chip) {
    if (chip.value !== undefined || chip.input.value === "") return;
    const answer = read(chip.option, chip.input.value, this.reader);
    if ("value" in answer && !(chip.option.autocomplete && chip.value !== undefined)) chip.value = answer.value;
  }

  /** Show what this option may be. */
  suggest(chip, found) {
    const { reader } = this;
    const { option } = chip;
    const typed = chip.value === undefined ? chip.input.value : "";
    const items = found ?? narrowed(choices(option, reader), typed);
    this.composer.suggestions.show({
      title: localized(option, "name", reader.locale), note: localized(option, "description", reader.locale), error: chip.error,
      items: items.slice(0, 25).map((choice) => ({ value: choice, key: String(choice.value), draw: () => drawChoice(choice) })),
      // Free text is not replaced by a suggestion that nobody moved to.
      active: chip.value === undefined && (isClosed(option) || option.autocomplete),
      empty: isClosed(option) ? reader.t("noMatch") : option.autocomplete && !found ? reader.t("loadingOptions") : found ? reader.t("noMatch") : null,
      onpick: (choice) => this.choose(chip, choice),
    });
    chip.input.setAttribute("aria-expanded", String(this.composer.suggestions.open));
    if (option.autocomplete && !found) this.ask(chip);
  }

  /** Ask the bot, once typing rests; only the newest question's answer counts. */
  ask(chip) {
    const question = ++this.question;
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const options = { ...this.values(), [chip.option.name]: chip.input.value };
      let found = [];
      try {
        found = await this.composer.pane.request("autocomplete", {
          channel_id: this.composer.pane.channelId, name: this.leaf.path, options, focused: chip.option.name,
        });
      } catch {
        // An autocomplete that fails shows no choices; the text can still be sent.
      }
      if (question !== this.question || document.activeElement !== chip.input) return;
      const list = Array.isArray(found) ? found : found?.choices ?? [];
      this.suggest(chip, list.map((choice) => ({ label: localized(choice, "name", this.reader.locale), value: choice.value })));
    }, TYPING_PAUSE);
  }

  choose(chip, choice) {
    chip.value = choice.value;
    chip.input.value = (choice.at ? "@" : "") + choice.label;
    this.fault(chip, null);
    this.fitWidth(chip);
    this.next(chip);
  }

  next(chip) {
    const at = this.chips.indexOf(chip);
    const rest = this.chips.slice(at + 1);
    ((rest.find((one) => one.value === undefined && one.input.value === "") ?? rest[0])?.input ?? this.tail).focus();
  }

  chipKey(event, chip) {
    const { suggestions } = this.composer;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      suggestions.move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && !event.isComposing) {
      event.preventDefault();
      if (!(suggestions.open && suggestions.pick())) this.send();
    } else if (key === "Tab") {
      event.preventDefault();
      const at = this.chips.indexOf(chip);
      if (event.shiftKey) (this.chips[at - 1]?.input ?? this.tail).focus();
      else if (!(chip.value === undefined && chip.input.value && suggestions.open && suggestions.pick())) this.next(chip);
    } else if (key === "Backspace" && chip.input.value === "") {
      event.preventDefault();
      if (chip.option.required) (this.chips[this.chips.indexOf(chip) - 1]?.input ?? this.tail).focus();
      else this.removeChip(chip);
    } else if (key === "Backspace" && chip.value !== undefined && isClosed(chip.option)) {
      // A chosen value is one piece: taken back as a whole.
      event.preventDefault();
      chip.input.value = "";
      chip.input.dispatchEvent(new Event("input"));
    } else if (key === "Escape") {
      event.preventDefault();
      this.composer.leaveCommand();
    }
  }

  tailKey(event) {
    const { suggestions } = this.composer;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      suggestions.move(key === "ArrowDown" ? 1 : -1);
    } else if ((key === "Enter" || key === "Tab") && !event.isComposing) {
      if (key === "Tab" && event.shiftKey) return;
      if (suggestions.open && suggestions.at >= 0) {
        event.preventDefault();
        suggestions.pick();
      } else if (key === "Enter") {
        event.preventDefault();
        this.send();
      } else if (suggestions.open) {
        event.preventDefault();
        suggestions.pick(0);
      }
    } else if (key === "Backspace" && this.tail.value === "") {
      event.preventDefault();
      if (this.chips.length) this.chips.at(-1).input.focus();
      else this.composer.leaveCommand(`/${this.leaf.label}`);
    } else if (key === "Escape") {
      event.preventDefault();
      this.composer.leaveCommand();
    }
  }

  /** At the end of the line: the options that could still be added. */
  suggestOptions() {
    const { locale, t } = this.reader;
    const typed = this.tail.value.trim().toLowerCase();
    this.tail.style.width = `${Math.max(2, this.tail.value.length + 1)}ch`;
    const items = this.absent.filter((option) => localized(option, "name", locale).toLowerCase().startsWith(typed) || option.name.startsWith(typed));
    this.composer.suggestions.show({
      title: items.length ? t("options") : null,
      items: items.map((option) => ({ value: option, key: option.name, draw: () => [
        h("span", { class: "suggestion-label" }, localized(option, "name", locale)), h("small", {}, localized(option, "description", locale))] })),
      active: typed !== "",
      onpick: (option) => {
        this.tail.value = "";
        this.addChip(option).input.focus();
      },
    });
  }

  values() {
    const values = {};
    for (const chip of this.chips) if (chip.value !== undefined) values[chip.option.name] = chip.value;
    return values;
  }

  send() {
    const { reader } = this;
    for (const chip of this.chips) {
      if (chip.value === undefined && chip.input.value !== "") {
        const answer = read(chip.option, chip.input.value, reader);
        if ("error" in answer) return this.refuse(chip, answer.error);
        chip.value = answer.value;
      }
      if (chip.value === undefined && chip.option.required) return this.refuse(chip, reader.t("required"));
    }
    const { store } = reader;
    if (store.startsBot && !store.bot.online) {
      this.composer.suggestions.hide();
      this.wait(true);
    } else this.composer.sendCommand(this.leaf, this.values());
  }

  wait(waits) {
    this.waits = waits;
    this.composer.updateNote();
  }

  botIsOnline() {
    if (!this.waits) return;
    this.waits = false;
    this.send();
  }

  refuse(chip, error) {
    this.fault(chip, error);
    chip.input.focus();
    this.suggest(chip);
  }
}
