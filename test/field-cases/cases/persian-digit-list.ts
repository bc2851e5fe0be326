import type { FieldCase } from "../field-case.ts";
import { viewPost } from "../post-views.ts";

const body = [
  "پیش از سفر:",
  "۱. بلیت\n۲. چمدان\n   - کفش\n۳. نقشه",
  "۹) دفتر\n۱۰) قلم",
  "> ١. ماء\n> ٢. خبز",
  "در سال\n۱۴۰۵. آغاز شد",
].join("\n\n");

const html = `<p>پیش از سفر:</p>
<ol>
<li>بلیت</li>
<li>چمدان
<ul>
<li>کفش</li>
</ul>
</li>
<li>نقشه</li>
</ol>
<ol start="9">
<li>دفتر</li>
<li>قلم</li>
</ol>
<blockquote>
<ol>
<li>ماء</li>
<li>خبز</li>
</ol>
</blockquote>
<p>در سال
۱۴۰۵. آغاز شد</p>`;

const text = "پیش از سفر: بلیت چمدان کفش نقشه دفتر قلم ماء خبز در سال ۱۴۰۵. آغاز شد";

export const fieldCase: FieldCase = {
  behaviour: "reads lists that are numbered in Persian or Arabic digits",
  observe: () => viewPost(body),
  right: { page: html, feed: html, excerpt: text, card: text, search: text },
};
