import type { Calendar } from "./calendars.ts";
import type { PluralForm } from "./translation.ts";

export const language = "en";
export const territory = "US";
export const direction = "ltr" as const;
export const folding = "common";
export const fonts = ["latin"];
export const digits = "0123456789";
export const minus = "-";
export const grouping = ",";
export const comma = ",";

/** CLDR 48, `en`, whole numbers. */
export function plural(count: number): PluralForm {
  return count === 1 ? "one" : "other";
}

export const ages = {
  /** Under a minute. */
  now: "just now",
  /** Under a day, for a date without a time. */
  today: "today",
  minutes: { one: "{count} minute ago", other: "{count} minutes ago" },
  hours: { one: "{count} hour ago", other: "{count} hours ago" },
  days: { one: "{count} day ago", other: "{count} days ago" },
  weeks: { one: "{count} week ago", other: "{count} weeks ago" },
  months: { one: "{count} month ago", other: "{count} months ago" },
  years: { one: "{count} year ago", other: "{count} years ago" },
};

/**
 * The labels under the numbers of the countdown. They do not depend on the number, so nothing
 * moves.
 */
export const units = { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" };

export const dates = {
  /** The calendar of a site without the setting. */
  calendar: "gregorian" as Calendar,
  /** Twelve, in the order of the calendar. */
  months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  /** Seven, from Sunday. */
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  date: "{day} {month} {year}",
  fullDate: "{weekday}, {day} {month} {year}",
  /** `{date}` is a full date. `{time}` is hours and minutes. */
  dateTime: "{date} at {time}",
  /** For a deadline at the end of a day. `{date}` is a full date. */
  deadlineDay: "until the end of {date}, {zone} time",
  /** For any other deadline. */
  deadlineTime: "until {date} at {time}, {zone} time",
  /** Names of IANA zones. A zone without a name has the name of its city. */
  zones: { UTC: "Greenwich", "Etc/UTC": "Greenwich" } as Readonly<Record<string, string>>,
};

export const banner = {
  label: "Last chance",
  offer: "up to {percent} percent off",
  link: "More information",
  /** Follows the link text for screen readers. `{name}` is the campaign. */
  about: "about {name}",
};

export const countdown = { label: "Time left", ended: "Ended" };

/**
 * The two filters, and the state of the listing below them. The search page uses some of them too.
 */
export const filter = {
  /** Names the group of both filters. */
  legend: "Narrow the list",
  /** The text of the empty option. */
  empty: "—",
  time: {
    label: "Time",
    /** The accessible name of the empty option. */
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
  /** `{tag}` is the second tag. */
  withTag: "also tagged {tag}",
  /** The accessible name of the button that removes the second tag. */
  withoutTag: "Remove the tag {tag}",
  withoutScript: "The list is complete; turn on JavaScript to narrow it.",
};

/** The search page. */
export const search = {
  /** The title of the page, and the accessible name of its box. */
  title: "Search the discussions",
  /** On the button, and in the box of the header. */
  action: "Search",
  description: "Search the titles, texts, code and tags of all discussions",
  tag: { label: "Tag", all: "All tags" },
  status: { label: "Status", all: "All discussions" },
  year: { label: "Year", all: "All years" },
  sort: { label: "Sort by", relevance: "Relevance", newest: "Newest" },
  found: { one: "{count} result for “{query}”", other: "{count} results for “{query}”" },
  /** Of a very common word only the best results are counted. */
  foundMore: { one: "More than {count} result for “{query}”", other: "More than {count} results for “{query}”" },
  /** `{tags}` is a link with the text `tagsLink`. */
  nothing: "No results for “{query}”. Try another spelling, or see the {tags}.",
  tagsLink: "tags",
  /** `suggestion` follows. */
  nothingButSimilar: "No results for “{query}”.",
  /** If the choices leave no result. `{found}` is `found` or `foundMore`. `showAll` follows. */
  hidden: "Nothing matches these choices. Without them: {found}",
  /** `{query}` is a link. */
  suggestion: "Did you mean “{query}”?",
  /** Above results that lack some words of the query. `{words}` is a list of `quoted`. */
  closest: "Close results, without {words}:",
  quoted: "“{name}”",
  /** The words before a colon that ask for the discussions of a person, with spaces between. */
  authorKeys: "author",
  /** On the page of a tag. */
  inTag: "Search in this tag",
  failed: "The search could not be loaded.",
  withoutScript: "The search needs JavaScript. Start from the {tags}.",
};

/** The form that filters and orders the list of tags. */
export const tagFinder = {
  /** The accessible name of the form. */
  legend: "Find a tag",
  /** Labels the field. */
  label: "Tag name",
  found: { zero: "No tag has this name.", one: "{count} tag found", other: "{count} tags found" },
  order: { label: "Order", options: { count: "Most used", letter: "By letter" } },
};

/**
 * The button of a code block. `failed` means that nothing was copied; the code is selected instead.
 */
export const copy = { button: "Copy", done: "Copied", failed: "Not copied; the text is selected" };

/** The help for keyboard shortcuts. */
export const keys = {
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
  /** The label of the box that turns the shortcuts on and off. */
  on: "Shortcuts are on",
  close: "Close",
};

/** The questions and messages of `npm run new`. */
export const prompts = {
  title: "Title of the discussion",
  author: "Your name",
  tags: "Tags",
  /** Below the tags, before anything is typed. */
  tagsHint: "Separate them with commas; Tab completes one.",
  /** Before the tags that complete the typed text. */
  suggestions: "Tags in use:",
  body: "Text (Ctrl+D ends it)",
  discussion: "Which discussion do you reply to? Its name in the address",
  noDiscussion: "There is no discussion `{name}`.",
  /** Follows `noDiscussion`. */
  didYouMean: "Did you mean `{name}`?",
  /** For an issue that is not one of the forms. */
  noForm:
    "This is no filled form for a discussion or a reply, since its headings are others. Fill in the form anew, and leave its headings as they are.",
  /** The heading of the discussions that are similar to the new one. */
  similar: "There are similar discussions:",
  /** For a script, if a discussion has the same title. `writeAnyway` follows. */
  sameTitle: "A discussion has this title already, and nothing was written. Reply to it.",
  writeAnyway: "Add {option} to write another all the same.",
  /** Follows `similar`. */
  goOn: "Write a new one all the same?",
  yes: "Yes",
  no: "No",
  cancelled: "Nothing was written.",
  /** For an empty answer. */
  required: "This is needed.",
  refused: "Not accepted: {reason}",
  closed: "This discussion is closed.",
  written: "Written: {path}",
  address: "Address: {url}",
  /** Of `goftogu init`. */
  init: {
    name: "Name of the forum",
    /** The answer for an empty name, and the line below the name of a new site. */
    defaultName: "Forum",
    description: "Discussions that stay",
    source: "Address of its git repository; empty if there is none yet",
    unknownSource: "Write an address at GitHub, GitLab or Codeberg, such as `https://github.com/owner/forum`, or nothing.",
    host: "Where will it be published?",
    address: "Address of the site",
    notAddress: "Write an address such as `{example}`.",
    /** The choice of no host. */
    laterHost: "I will decide later",
    written: { one: "{count} file is written in `{folder}`.", other: "{count} files are written in `{folder}`." },
    next: "Next:",
  },
  /** Of `npm run remove`. */
  removal: {
    /** Before the counts of what goes. */
    heading: "This is removed:",
    discussions: { one: "{count} first post of a discussion", other: "{count} first posts of discussions" },
    replies: { one: "{count} reply", other: "{count} replies" },
    /** Posts of other people that the author updated. Only the name goes. */
    updates: {
      one: "the name and time of the update of {count} post by others",
      other: "the names and times of the updates of {count} posts by others",
    },
    /** Pictures and attachments. */
    files: { one: "{count} picture or attachment", other: "{count} pictures and attachments" },
    more: { other: "and {count} more" },
    question: "Remove it?",
    cancelled: "Nothing was removed.",
    done: "Removed. Build and publish the site now.",
    history: "Git still has everything in its history: the guide to running a forum says how to remove it there.",
    already: "`{name}` has nothing left to remove.",
    unknown: "There is no discussion, reply or author `{name}`.",
    ambiguous: "`{name}` is a discussion and an author: write `{file}`, or `{author}`.",
    unreadable: "`{file}` cannot be read, so nothing was removed. Fix it first: `{check}` says what is wrong.",
  },
};

/** The web editor. */
export const editor = {
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
  /** The fields of a picture in a post. */
  picture: { label: "Picture", file: "File", alt: "What it shows" },
  answerName: "The file name ends in .md.",
  status: {
    published: "Published",
    draft: "Draft",
    closed: "Closed",
  },
  /** Why a post is not saved. `{name}` is the discussion or the file. */
  says: {
    unknownAnswer: "This discussion has no reply “{name}”.",
    chooseDiscussion: "Choose the discussion that this answers.",
    cannotReply: "“{name}” cannot be answered from here; write the reply with git or npm run new.",
    loneUpdate: "Fill in both the time of the update and who made it, or neither.",
    earlyUpdate: "The update is before the writing; correct one of the two times.",
  },
  /** Phrases of the engine. Its own words are English or a machine translation. */
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

/** The pages that the build renders. */
export const words = {
  site: {
    /** For `<title>`. */
    pageTitle: "{title} – {site}",
    skip: "Skip to content",
    /** The accessible name of the main navigation. */
    navigation: "Main",
    /** The accessible name of the links in the footer. */
    footer: "Site links",
    /** The link to a form or an editor. */
    start: "Start a discussion",
    /** Follows the label of a link to another site, for screen readers. */
    external: "(another site)",
    latest: "Latest discussions",
    tags: "Tags",
    home: "Home",
    keys: "Keyboard shortcuts",
    /** The switch of the theme. */
    theme: { label: "Theme", options: { system: "Same as device", light: "Light", dark: "Dark", contrast: "High contrast" } },
  },
  listing: {
    count: { zero: "No discussions yet", one: "{count} discussion", other: "{count} discussions" },
    start: "Start one with this tag",
    status: "Published",
    title: "Discussions tagged {tag}",
    /** From the second page on. */
    pageTitle: "Discussions tagged {tag}, page {page}",
    /**
     * For `meta name=description` of a tag without a description. `{count}` is the phrase above.
     */
    description: "{count} tagged {tag}, latest first",
    related: "Related tags",
  },
  entry: {
    author: "Opened by {name}",
    /** The line that says who acted last. */
    actor: { raised: "raised by {name}", updated: "updated by {name}" },
    replies: { zero: "No replies", one: "{count} reply", other: "{count} replies" },
    likes: { one: "{count} like", other: "{count} likes" },
    solved: "Solved",
    closed: "Closed",
  },
  author: {
    title: "Discussions with {name}",
    /** From the second page on. */
    pageTitle: "Discussions with {name}, page {page}",
    /** For `meta name=description`. `{count}` is the phrase `listing.count`. */
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
    /** The accessible name of the path from the home page to the discussion. */
    breadcrumb: "Breadcrumb",
    /** The heading of the list of replies in a long discussion. */
    contents: "List of replies",
    /** From the second page of a long discussion on. */
    pageTitle: "{title}, page {page}",
    /** The heading of such a page, by places of replies. */
    range: "Replies {first} to {last}",
    /** The heading of the links to the replies of other pages. */
    elsewhere: "Replies on other pages",
    /** The accessible name of the two links within the listing that the reader came from. */
    neighbours: "Before and after in the list",
    previous: "Previous",
    next: "Next",
    /** The accessible name of the link from a post to itself. */
    permalink: "Link to the post by {name}",
    tags: "Tags",
    contribute: { label: "Contribute", reply: "Reply", edit: "Suggest an edit", report: "Report abuse" },
  },
  removed: {
    /** The title of a discussion whose first post was removed. */
    title: "Removed discussion",
    post: "This post was removed on {date}.",
    reply: "This reply was removed on {date}.",
  },
  /** The files beside a post that readers download. */
  attachments: {
    /** The accessible name of the list. */
    label: "Attachments",
    /** By ending. */
    kinds: { pdf: "PDF", txt: "Text", log: "Log", csv: "CSV table", json: "JSON", zip: "ZIP archive", gz: "Gzip archive" },
    sizes: {
      bytes: { one: "{count} byte", other: "{count} bytes" },
      kilobytes: { other: "{count} KB" },
      megabytes: { other: "{count} MB" },
    },
  },
  post: {
    /** Replaces the text of a post that has none. */
    noText: "No text",
    /** For a picture without an alternative text. */
    pictureAlt: "Picture",
    /** The name of the link around a smaller copy, which leads to the original. */
    wholePicture: "Full-size picture: {alt}",
    /** The text of the link to a picture on another host. */
    remotePicture: "Picture: {alt}",
    footnotes: "Footnotes",
    /** The link back from a footnote. */
    footnoteBack: "Back to the text",
    /** The accessible name of that link. It starts with the text of the link. */
    footnoteBackFrom: "Back to the text from footnote {number}",
    /** The accessible names of task boxes. */
    taskDone: "Done",
    taskOpen: "Not done",
    /** The summary of a `<details>` box that has none. */
    details: "Details",
    alerts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
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
