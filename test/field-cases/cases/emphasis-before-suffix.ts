import type { FieldCase } from "../field-case.ts";
import { viewPost } from "../post-views.ts";

const body = "**«کتابخانه»**\u200cها و **(نو)**ترین؛ **توجه:**باز است. پیش\u200c*«نویس»* و __«برگه»__\u200cها، ~~(کهنه)~~ها.";

const html =
  "<p><strong>«کتابخانه»</strong>\u200cها و <strong>(نو)</strong>ترین؛ <strong>توجه:</strong>باز است. پیش\u200c<em>«نویس»</em> و <strong>«برگه»</strong>\u200cها، <s>(کهنه)</s>ها.</p>";

const text = "«کتابخانه»\u200cها و (نو)ترین؛ توجه:باز است. پیش\u200c«نویس» و «برگه»\u200cها، (کهنه)ها.";

export const fieldCase: FieldCase = {
  behaviour: "reads emphasis between punctuation and a suffix or a prefix",
  observe: () => viewPost(body),
  right: { page: html, feed: html, excerpt: text, card: text, search: text },
};
