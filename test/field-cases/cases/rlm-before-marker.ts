import type { FieldCase } from "../field-case.ts";
import { viewPost } from "../post-views.ts";

const body = ["# باغ", "- سیب\n- به", "> آب", "1. بذر\n2. خاک", "```txt\nx\n```", "***", "| نوع |\n|---|", "پایان"]
  .join("\n\n")
  .replace(/^(?=[^\nx])/gm, "\u200f");

const html = `<h2 id="باغ">باغ</h2>
<ul>
<li>سیب</li>
<li>به</li>
</ul>
<blockquote>
<p>آب</p>
</blockquote>
<ol>
<li>بذر</li>
<li>خاک</li>
</ol>
<div class="code" dir="ltr"><pre tabindex="0"><code>x
</code></pre></div>
<hr>
<div class="table" tabindex="0">
<table>
<thead>
<tr>
<th scope="col">نوع</th>
</tr>
</thead>
</table>
</div>
<p>\u200fپایان</p>`;

const text = "باغ سیب به آب بذر خاک x \u200fپایان";

export const fieldCase: FieldCase = {
  behaviour: "ignores direction marks before the marks of blocks",
  observe: () => viewPost(body),
  right: { page: html, feed: html, excerpt: text, card: text, search: "باغ سیب به آب بذر خاک x نوع \u200fپایان" },
};
