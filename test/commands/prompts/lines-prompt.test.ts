import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { Cancelled } from "../../../scripts/authoring/prompter.ts";
import { askLines } from "../../../scripts/commands/prompts/terminal-prompter.ts";

const end = "\x04";

const needText = (answer: string) => (answer.trim() === "" ? "Write this too." : undefined);

/** Sends the bytes of the keyboard or of a paste. */
function type(...sent: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const answer = askLines({ message: "Text", check: needText }, { input, output });
  const send = (keys: string) => input.write(keys);
  sent.forEach(send);
  return { answer, send, shown: () => String(output.read()) };
}

describe("the text of a post on a terminal", () => {
  const pasted = "First paragraph.\n\n\nSecond 🌱🌱 one.\n\n```\n\tcode\n```\n.\n\nنیم‌فاصله، last";

  it.each([
    ["as terminals send line ends", pasted.replaceAll("\n", "\r")],
    ["with the line ends of a file", pasted],
    ["with those of Windows", pasted.replaceAll("\n", "\r\n")],
  ])("keeps pasted paragraphs whole, %s", async (_, sent) => {
    expect(await type(sent, end).answer).toBe(pasted);
  });

  it("ends only by Ctrl+D, wherever the cursor is", async () => {
    expect(await type("one\r\r\rtwo", "\x1b[D\x1b[D", "!", end).answer).toBe("one\n\n\nt!wo");
  });

  it("reports an invisible text and asks again", async () => {
    const { answer, send, shown } = type(" \r\r", end);
    await expect.poll(shown).toContain("Write this too.");
    send(`seen${end}`);
    expect(await answer).toBe("seen");
  });

  it("is cancelled by Ctrl+C", async () => {
    await expect(type("one", "\x03").answer).rejects.toThrow(Cancelled);
  });
});
