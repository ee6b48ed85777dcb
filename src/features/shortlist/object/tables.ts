/** The houses of options of several; also made in lists that an earlier build began. No id is ever given again. */
export const groupTable =
  'CREATE TABLE IF NOT EXISTS house_group (id INTEGER PRIMARY KEY AUTOINCREMENT, lodgings TEXT NOT NULL)'

/** Names of all of them. */
export const tableNames = ['list', 'house', 'person', 'vote', 'comment', 'change', 'house_group'] as const

/** A list's tables, created with the list: an object without a list stays empty. */
export const tables = [
  'CREATE TABLE list (id INTEGER PRIMARY KEY CHECK (id = 1), title TEXT, stay TEXT, admin TEXT, until TEXT, version INTEGER)',
  'CREATE TABLE house (id INTEGER PRIMARY KEY, name TEXT NOT NULL, place INTEGER NOT NULL)',
  'CREATE TABLE person (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, key TEXT NOT NULL UNIQUE)',
  'CREATE TABLE vote (person INTEGER, house INTEGER, vote TEXT NOT NULL, PRIMARY KEY (person, house))',
  'CREATE TABLE comment (id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER, house INTEGER, text TEXT NOT NULL, at INTEGER)',
  'CREATE TABLE change (id TEXT NOT NULL, person INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, id))',
  groupTable,
]
