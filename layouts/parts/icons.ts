import { html } from "./markup.ts";

// Arrows are drawings, because the browser mirrors arrow characters in right-to-left text. They
// are drawn for left to right, and the style sheet turns them.
export const arrowNext = html`<svg class="icon arrow" viewBox="0 0 16 16" aria-hidden="true"><path d="M6 3l5 5-5 5"/></svg>`;
export const arrowPrevious = html`<svg class="icon arrow" viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3L5 8l5 5"/></svg>`;
export const arrowOut = html`<svg class="icon arrow" viewBox="0 0 16 16" aria-hidden="true"><path d="M5.5 10.5l5-5M6.5 5.5h4v4"/></svg>`;
export const check = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M3 8.5l3.5 3.5L13 4.5"/></svg>`;
export const lock = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5"/></svg>`;
export const glass = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M10.5 10.5L14 14M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9"/></svg>`;
export const plus = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3.5v9M3.5 8h9"/></svg>`;
export const cross = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8"/></svg>`;
