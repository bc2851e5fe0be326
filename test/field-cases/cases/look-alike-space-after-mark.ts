import type { FieldCase } from "../field-case.ts";
import { viewPost } from "../post-views.ts";

const body = "#\u00a0باغ\n\n-\u202fسیب\u00a0ترش\n\u3000\u3000- به\n\n>\u2009آب\n\n۳.\u00a0بذر\n\n۱۰\u00a0متر";

const html = `<h2 id="باغ">باغ</h2>
<ul>
<li>سیب&nbsp;ترش
<ul>
<li>به</li>
</ul>
</li>
</ul>
<blockquote>
<p>آب</p>
</blockquote>
<ol start="3">
<li>بذر</li>
</ol>
<p>۱۰&nbsp;متر</p>`;

const text = "باغ سیب ترش به آب بذر ۱۰ متر";

export const fieldCase: FieldCase = {
  behaviour: "reads a no-break or other look-alike space after a block mark as a space",
  observe: () => viewPost(body),
  right: { page: html, feed: html, excerpt: text, card: text, search: text },
};
