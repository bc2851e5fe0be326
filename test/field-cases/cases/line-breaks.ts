import type { FieldCase } from "../field-case.ts";
import { viewPost } from "../post-views.ts";

const body = "توانا بود هر که دانا بود\nز دانش دل پیر برنا بود\n\n- نام: باغ\n  شهر: یزد";

const html = `<p>توانا بود هر که دانا بود<br>
ز دانش دل پیر برنا بود</p>
<ul>
<li>نام: باغ<br>
شهر: یزد</li>
</ul>`;

const text = "توانا بود هر که دانا بود ز دانش دل پیر برنا بود نام: باغ شهر: یزد";

export const fieldCase: FieldCase = {
  behaviour: "keeps single line ends as line breaks if the setting asks for it",
  observe: () => viewPost(body, "lineBreaks: true\n"),
  right: { page: html, feed: html, excerpt: text, card: text, search: text },
};
