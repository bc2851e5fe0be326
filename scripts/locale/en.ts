import type { EditorWords } from "./editor-words.ts";
import type { AgeWords, BannerWords, CountdownWords, DateWords, PluralForm, UnitWords } from "./locale.ts";
import type { PromptWords } from "./prompt-words.ts";
import type { CopyWords, FilterWords, KeyWords, SearchWords, TagFinderWords } from "./script-words.ts";
import type { Words } from "./words.ts";

export const language = "en";
export const territory = "US";
export const direction: "ltr" | "rtl" = "ltr";
export const fonts = ["latin"];
export const digits = "0123456789";
export const grouping = ",";

/** CLDR 48, `en`, whole numbers. */
export function plural(count: number): PluralForm {
  return count === 1 ? "one" : "other";
}

export const ages: AgeWords = {
  now: "just now",
  today: "today",
  minutes: { one: "{count} minute ago", other: "{count} minutes ago" },
  hours: { one: "{count} hour ago", other: "{count} hours ago" },
  days: { one: "{count} day ago", other: "{count} days ago" },
  weeks: { one: "{count} week ago", other: "{count} weeks ago" },
  months: { one: "{count} month ago", other: "{count} months ago" },
  years: { one: "{count} year ago", other: "{count} years ago" },
};

export const units: UnitWords = { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" };

export const dates: DateWords = {
  calendar: "gregorian",
  months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  date: "{day} {month} {year}",
  fullDate: "{weekday}, {day} {month} {year}",
  dateTime: "{date} at {time}",
  deadlineDay: "until the end of {date}, {zone} time",
  deadlineTime: "until {date} at {time}, {zone} time",
  zones: { UTC: "Greenwich", "Etc/UTC": "Greenwich" },
};

export const banner: BannerWords = {
  label: "Last chance",
  offer: "up to {percent} percent off",
  link: "More information",
  about: "about {name}",
};

export const countdown: CountdownWords = { label: "Time left", ended: "Ended" };

export const filter: FilterWords = {
  legend: "Narrow the list",
  empty: "—",
  time: {
    label: "Time",
    all: "All times",
    options: { day: "Last 24 hours", week: "Last 7 days", month: "Last 30 days", quarter: "Last 3 months", year: "Last year" },
  },
  display: {
    label: "Show",
    all: "All discussions",
    options: { solved: "Solved", unsolved: "Unsolved", unanswered: "Unanswered", closed: "Closed" },
  },
  found: { zero: "No discussion matches.", one: "{count} discussion found", other: "{count} discussions found" },
  showAll: "Show all",
  more: "Show more",
  loading: "Loading…",
  failed: "The discussions could not be loaded.",
  tryAgain: "Try again",
  withTag: "also tagged {tag}",
  withoutTag: "Remove the tag {tag}",
  withoutScript: "The list is complete; turn on JavaScript to narrow it.",
};

export const search: SearchWords = {
  title: "Search the discussions",
  action: "Search",
  description: "Search the titles, texts, code and tags of all discussions",
  tag: { label: "Tag", all: "All tags" },
  status: { label: "Status", all: "All discussions" },
  year: { label: "Year", all: "All years" },
  sort: { label: "Sort by", relevance: "Relevance", newest: "Newest" },
  found: { one: "{count} result for “{query}”", other: "{count} results for “{query}”" },
  nothing: "No results for “{query}”. Try another spelling, or see the {tags}.",
  tagsLink: "tags",
  failed: "The search could not be loaded.",
  withoutScript: "The search needs JavaScript. Start from the {tags}.",
};

export const tagFinder: TagFinderWords = {
  legend: "Find a tag",
  label: "Tag name",
  found: { zero: "No tag has this name.", one: "{count} tag found", other: "{count} tags found" },
  order: { label: "Order", options: { count: "Most used", letter: "By letter" } },
};

export const copy: CopyWords = { button: "Copy", done: "Copied", failed: "Not copied; the text is selected" };

export const keys: KeyWords = {
  title: "Keyboard shortcuts",
  does: {
    search: "Search",
    next: "Next discussion or reply",
    previous: "Previous discussion or reply",
    open: "Open",
    help: "This help",
    close: "Close the help",
    date: "Hide the full date",
  },
  on: "Shortcuts are on",
  close: "Close",
};

export const prompts: PromptWords = {
  title: "Title of the discussion",
  author: "Your name",
  tags: "Tags",
  tagsHint: "Separate them with commas; Tab completes one.",
  suggestions: "Tags in use:",
  body: "Text (Ctrl+D ends it)",
  discussion: "Which discussion do you reply to? Its name in the address",
  noDiscussion: "There is no discussion `{name}`.",
  didYouMean: "Did you mean `{name}`?",
  noForm:
    "This is no filled form for a discussion or a reply, since its headings are others. Fill in the form anew, and leave its headings as they are.",
  similar: "There are similar discussions:",
  sameTitle: "A discussion has this title already, and nothing was written. Reply to it.",
  writeAnyway: "Add {option} to write another all the same.",
  goOn: "Write a new one all the same?",
  yes: "Yes",
  no: "No",
  cancelled: "Nothing was written.",
  required: "This is needed.",
  refused: "Not accepted: {reason}",
  closed: "This discussion is closed.",
  written: "Written: {path}",
  address: "Address: {url}",
};

export const editor: EditorWords = {
  title: "Editor",
  withoutScript: "The editor needs JavaScript.",
  failed:
    "The editor did not open. Check your connection and load the page again. If that does not help, the security policy of the server (Content-Security-Policy) may be what stops it: the guide to the editor says what the server has to send for this page.",
  discussions: { many: "Discussions", one: "Discussion" },
  replies: { many: "Replies", one: "Reply" },
  fields: {
    title: "Title",
    author: "Author",
    created: "Written at",
    tags: "Tags",
    status: "Status",
    answer: "Accepted answer",
    updated: "Updated at",
    updatedBy: "Updated by",
    discussion: "In reply to",
    body: "Text",
  },
  hints: {
    tags: "Between commas; one to ten tags.",
    answer: "File name of the reply, with .md",
    updated: "Only with the name of who changed it.",
    picture: "Pictures are kept beside this post.",
  },
  picture: { label: "Picture", file: "File", alt: "What it shows" },
  answerName: "The file name ends in .md.",
  status: {
    published: "Published",
    draft: "Draft",
    closed: "Closed",
  },
  says: {
    unknownAnswer: "This discussion has no reply “{name}”.",
    chooseDiscussion: "Choose the discussion that this answers.",
    cannotReply: "“{name}” cannot be answered from here; write the reply with git or npm run new.",
    loneUpdate: "Fill in both the time of the update and who made it, or neither.",
    earlyUpdate: "The update is before the writing; correct one of the two times.",
  },
  phrases: {
    logIn: "Log in",
    logOut: "Log out",
    content: "Posts",
    media: "Pictures",
    quickAdd: "Write",
    collections: "Posts",
    searchAll: "Search all",
    sortBy: "Sort by",
    loadingEntries: "Loading posts…",
    loadingEntry: "Loading the post…",
    noEntries: "Nothing yet.",
    optional: "optional",
    required: "{field} is missing.",
    leave: "Leave this page? What is not saved will be lost.",
    loadBackup: "This browser has an unsaved version of this post. Open it?",
    back: "Back to {collection}",
    publish: "Publish",
    publishing: "Publishing…",
    published: "Published",
    publishNow: "Publish now",
    publishAndCreate: "Publish, then write another",
    publishAndDuplicate: "Publish, then copy",
    duplicate: "Copy",
    remove: "Delete post",
    confirmRemove: "Delete this published post?",
    save: "Save",
    saving: "Saving…",
    unsaved: "Not saved",
    saved: "Saved",
    unchanged: "No changes",
    richText: "Rich text",
    strikethrough: "Strikethrough",
    markdown: "Markdown",
    now: "Now",
    clear: "Clear",
    togglePreview: "Preview",
    toggleScroll: "Scroll together",
    toSite: "Go to the site",
    failedToSave: "Not saved: {details}",
    missingField: "A field is empty or not right.",
    entryPublished: "Published",
    choosePicture: "Choose a picture",
    upload: "Upload",
    insertPicture: "Put into the text",
    removePicture: "Delete picture",
  },
};

export const words: Words = {
  site: {
    pageTitle: "{title} – {site}",
    skip: "Skip to content",
    navigation: "Main",
    footer: "Site links",
    latest: "Latest discussions",
    tags: "Tags",
    home: "Home",
    keys: "Keyboard shortcuts",
    theme: { label: "Theme", options: { system: "Same as device", light: "Light", dark: "Dark", contrast: "High contrast" } },
  },
  listing: {
    count: { zero: "No discussions yet", one: "{count} discussion", other: "{count} discussions" },
    status: "Published",
    title: "Discussions tagged {tag}",
    pageTitle: "Discussions tagged {tag}, page {page}",
    description: "{count} tagged {tag}, latest first",
    related: "Related tags",
  },
  entry: {
    author: "Opened by {name}",
    actor: { raised: "raised by {name}", updated: "updated by {name}" },
    replies: { zero: "No replies", one: "{count} reply", other: "{count} replies" },
    solved: "Solved",
    closed: "Closed",
  },
  author: {
    title: "Discussions with {name}",
    pageTitle: "Discussions with {name}, page {page}",
    description: "{count} that {name} wrote in, latest first",
    opened: { one: "opened {count} discussion", other: "opened {count} discussions" },
    answers: { one: "{count} accepted answer", other: "{count} accepted answers" },
  },
  pager: {
    label: "Pages",
    next: "Next page",
    previous: "Previous page",
    page: "Page {page}",
    pageOf: "Page {page} of {pages}",
  },
  feeds: { label: "Feeds", atom: "Atom feed", json: "JSON feed" },
  tagIndex: {
    count: { zero: "No tags yet", one: "{count} tag", other: "{count} tags" },
    description: "All tags with the number of their discussions",
  },
  discussion: {
    accepted: "Accepted answer",
    goToAnswer: "Go to the answer",
    closed: "This discussion is closed.",
    breadcrumb: "Breadcrumb",
    contents: "List of replies",
    neighbours: "Before and after in the list",
    previous: "Previous",
    next: "Next",
    permalink: "Link to the post by {name}",
    tags: "Tags",
    contribute: { label: "Contribute", reply: "Reply", edit: "Suggest an edit", report: "Report abuse" },
  },
  post: {
    noText: "No text",
    pictureAlt: "Picture",
    remotePicture: "Picture: {alt}",
    footnotes: "Footnotes",
    footnoteBack: "Back to the text",
    footnoteBackFrom: "Back to the text from footnote {number}",
  },
  redirect: {
    title: "This discussion has moved",
    text: "This discussion has a new address.",
  },
  notFound: {
    title: "Page not found",
    text: "This address does not exist or has moved.",
    home: "Go to the home page",
    tags: "See the tags",
  },
};
