/** A grammar of highlight.js and its names. */
export interface Language {
  readonly grammar: string;
  readonly names: readonly string[];
  /** Grammars of code inside this code. Without them that code has no colours. */
  readonly inner?: readonly string[];
}

const markup = ["css", "javascript", "xml"];

/** highlight.js has no grammar for Blade: its pages are HTML with PHP inside. */
const languages: readonly Language[] = [
  { grammar: "apache", names: ["apache", "apacheconf", "htaccess"] },
  { grammar: "bash", names: ["bash", "sh", "zsh"] },
  { grammar: "c", names: ["c", "h"] },
  { grammar: "cpp", names: ["cpp", "c++", "cc", "hpp"] },
  { grammar: "csharp", names: ["csharp", "c#", "cs"] },
  { grammar: "css", names: ["css"] },
  { grammar: "dart", names: ["dart"] },
  { grammar: "diff", names: ["diff", "patch"] },
  { grammar: "django", names: ["django", "jinja", "jinja2"], inner: markup },
  { grammar: "dockerfile", names: ["dockerfile", "docker"], inner: ["bash"] },
  { grammar: "dos", names: ["dos", "bat", "cmd"] },
  { grammar: "elixir", names: ["elixir", "ex", "exs"] },
  { grammar: "erlang", names: ["erlang", "erl"] },
  { grammar: "go", names: ["go", "golang"] },
  { grammar: "graphql", names: ["graphql", "gql"] },
  { grammar: "groovy", names: ["groovy", "gradle"] },
  { grammar: "handlebars", names: ["handlebars", "hbs"], inner: markup },
  { grammar: "haskell", names: ["haskell", "hs"] },
  { grammar: "ini", names: ["ini", "toml", "conf", "dotenv", "env"] },
  { grammar: "java", names: ["java"] },
  { grammar: "javascript", names: ["javascript", "js", "jsx", "mjs", "cjs", "node"], inner: markup },
  { grammar: "json", names: ["json", "json5", "jsonc"] },
  { grammar: "julia", names: ["julia", "jl"] },
  { grammar: "kotlin", names: ["kotlin", "kt"] },
  { grammar: "latex", names: ["latex", "tex"] },
  { grammar: "less", names: ["less"] },
  { grammar: "lua", names: ["lua"] },
  { grammar: "makefile", names: ["makefile", "make", "mk"] },
  { grammar: "markdown", names: ["markdown", "md"], inner: markup },
  { grammar: "matlab", names: ["matlab"] },
  { grammar: "nginx", names: ["nginx"] },
  { grammar: "objectivec", names: ["objectivec", "objective-c", "objc"] },
  { grammar: "perl", names: ["perl", "pl"] },
  { grammar: "pgsql", names: ["pgsql", "postgres", "postgresql"] },
  { grammar: "php", names: ["php"] },
  { grammar: "php-template", names: ["php-template", "blade"], inner: [...markup, "php"] },
  { grammar: "powershell", names: ["powershell", "ps1", "pwsh"] },
  { grammar: "protobuf", names: ["protobuf", "proto"] },
  { grammar: "python", names: ["python", "py"] },
  { grammar: "r", names: ["r"] },
  { grammar: "ruby", names: ["ruby", "rb"] },
  { grammar: "rust", names: ["rust", "rs"] },
  { grammar: "scala", names: ["scala"] },
  { grammar: "scss", names: ["scss", "sass"] },
  { grammar: "shell", names: ["shell", "console", "shellsession"], inner: ["bash"] },
  { grammar: "sql", names: ["sql", "mysql", "sqlite"] },
  { grammar: "swift", names: ["swift"] },
  { grammar: "twig", names: ["twig"], inner: markup },
  { grammar: "typescript", names: ["typescript", "ts", "tsx", "mts", "cts"], inner: markup },
  { grammar: "vim", names: ["vim"] },
  { grammar: "xml", names: ["xml", "html", "xhtml", "svg", "rss", "atom", "vue", "svelte", "astro"], inner: markup },
  { grammar: "yaml", names: ["yaml", "yml"] },
];

const byName: ReadonlyMap<string, Language> = new Map(languages.flatMap((language) => language.names.map((name) => [name, language])));

/**
 * Finds the language of a code block by the first word of its opening line. Undefined for a
 * language that is not in the table.
 *
 * @example findLanguage("JS title=a.js")?.grammar // => "javascript"
 */
export function findLanguage(info: string): { readonly name: string; readonly language: Language } | undefined {
  const [written = ""] = /^[^\s{:,]*/.exec(info.trim()) ?? [];
  const name = written.toLowerCase();
  const language = byName.get(name);
  return language && { name, language };
}
