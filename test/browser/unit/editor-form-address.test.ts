import { expect, it } from "vitest";
import { isAnotherForm } from "../../../scripts/editor/browser/form-address.ts";

const spell = (state: string) => `https://forum.example/admin/#/collections/${state}`;

it.each([
  ["discussions/entries/2026/a", "discussions/entries/2026/b"],
  ["replies/new?discussion=a", "replies/new?discussion=b"],
  ["replies/new", "replies/new?discussion=b"],
])("detects a move to another form of the same kind: %s, %s", (from, to) => {
  expect(isAnotherForm(spell(from), spell(to))).toBe(true);
});

it.each([
  ["discussions/new", "discussions/entries/2026/a"],
  ["discussions/entries/2026/a", "discussions"],
  ["discussions/entries/2026/a", "replies/new?discussion=a"],
  ["discussions/entries/1", "replies/entries/1"],
  ["discussions/entries/2026/a", "discussions/entries/2026/a"],
  ["discussions", "replies"],
])("leaves other moves to the engine: %s, %s", (from, to) => {
  expect(isAnotherForm(spell(from), spell(to))).toBe(false);
});
