/** Part of every index version. Raise it whenever the written data or the text analysis changes. */
export const SCHEMA_VERSION = 45;

export const INDEX_FILE = 'catalog.db';

/** Subject of topics that no topic list contains. */
export const OTHER_SUBJECT = 'More topics';

// unicode61 only splits at spaces here: words are already folded, and the markers of concepts, topics, names
// and codes count as letters.
const TOKENIZE = `tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*' tokenchars '#=@.+-'"`;

export const CREATE_TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE heads (id INTEGER PRIMARY KEY, head BLOB);
CREATE TABLE cards (id INTEGER PRIMARY KEY, card TEXT, more BLOB);
CREATE TABLE courses (id INTEGER PRIMARY KEY, slug TEXT, course TEXT);
CREATE TABLE lesson_pages (last INTEGER PRIMARY KEY, id INTEGER);
CREATE TABLE piece_topics (id INTEGER PRIMARY KEY, topics TEXT);
CREATE TABLE topic_lessons (topic TEXT PRIMARY KEY, lessons TEXT) WITHOUT ROWID;
CREATE TABLE listed (number INTEGER PRIMARY KEY, id INTEGER);
CREATE TABLE other_ids (slug TEXT PRIMARY KEY, id INTEGER) WITHOUT ROWID;
CREATE TABLE gone (slug TEXT PRIMARY KEY, since TEXT, course TEXT) WITHOUT ROWID;
CREATE TABLE same (hash INTEGER, id INTEGER);
CREATE TABLE exact (key TEXT, id INTEGER, PRIMARY KEY (key, id)) WITHOUT ROWID;
CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT, stem TEXT, surface TEXT, courses INTEGER,
  languages INTEGER, english INTEGER, titles INTEGER);
CREATE TABLE stems (stem TEXT PRIMARY KEY, title INTEGER, head INTEGER, anywhere INTEGER) WITHOUT ROWID;
CREATE TABLE phrases (key TEXT, token TEXT, language TEXT, kind TEXT, PRIMARY KEY (key, token, language)) WITHOUT ROWID;
CREATE TABLE known_topics (slug TEXT PRIMARY KEY, topic TEXT);
CREATE TABLE names (id INTEGER PRIMARY KEY, kind TEXT, value TEXT, label TEXT, key TEXT, courses INTEGER);
CREATE TABLE topic_names (language TEXT, key TEXT, slug TEXT, label TEXT, name TEXT, usual INTEGER, courses INTEGER,
  PRIMARY KEY (language, key, slug)) WITHOUT ROWID;
CREATE TABLE facet_values (facet TEXT, id INTEGER, value TEXT, label TEXT, PRIMARY KEY (facet, id)) WITHOUT ROWID;
CREATE TABLE topics (slug TEXT PRIMARY KEY, name TEXT, subject TEXT, courses INTEGER, whole INTEGER, broader TEXT) WITHOUT ROWID;
CREATE TABLE topic_words (word TEXT PRIMARY KEY, rarity REAL, topics BLOB) WITHOUT ROWID;
CREATE TABLE errand_words (word TEXT PRIMARY KEY, errands BLOB) WITHOUT ROWID;
CREATE TABLE meaning (bucket INTEGER PRIMARY KEY, words BLOB);
CREATE TABLE arrays (name TEXT PRIMARY KEY, data BLOB);
CREATE TABLE fixes (hash INTEGER, word INTEGER, PRIMARY KEY (hash, word)) WITHOUT ROWID;
CREATE TABLE common (stem TEXT, scope TEXT, rows BLOB, PRIMARY KEY (stem, scope)) WITHOUT ROWID;
CREATE VIRTUAL TABLE search USING fts5 (title, topics, people, more, content='', columnsize=0, detail=column, ${TOKENIZE});
CREATE VIRTUAL TABLE lessons USING fts5 (words, content='', columnsize=0, detail=none, ${TOKENIZE});
CREATE VIRTUAL TABLE titles USING fts5 (title, content='', columnsize=0, detail=none, prefix='1 2 3', ${TOKENIZE});
CREATE VIRTUAL TABLE name_words USING fts5 (name, content='', columnsize=0, detail=none, prefix='1 2 3', ${TOKENIZE});
`;

export const CREATE_LOOKUPS = `
CREATE UNIQUE INDEX courses_slug ON courses (slug);
CREATE INDEX lesson_pages_id ON lesson_pages (id);
CREATE INDEX listed_id ON listed (id);
CREATE INDEX same_hash ON same (hash);
CREATE INDEX words_word ON words (word);
CREATE INDEX words_stem ON words (stem);
CREATE INDEX names_key ON names (key);
CREATE INDEX facet_values_value ON facet_values (facet, value);
`;

/**
 * For stems in at least this many courses, the rows of each scope are precomputed next to the full-text
 * index.
 */
export const COMMON_FROM = 8192;

/** Which fields are searched: the title; title, topics and people; all. */
export const SCOPES = ['title', 'head', 'all'] as const;
export type Scope = (typeof SCOPES)[number];

/** Begins a full-text query that searches a scope: its columns of the table `search`. */
export const SCOPE_COLUMNS: Record<Scope, string> = {
  title: '{title} : ',
  head: '{title topics people} : ',
  all: '',
};
