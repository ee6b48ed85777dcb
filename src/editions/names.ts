import { type Currency, currencyCodes, type EditionKey, editions } from './table.ts'

/** The environment's name of what each edition has: HOSTS_DA. */
export type VariableOf<Name extends string> = `${Name}_${Uppercase<EditionKey>}`

export function variableOf<Name extends string>(name: Name, key: EditionKey): VariableOf<Name> {
  return `${name}_${key.toUpperCase()}` as VariableOf<Name>
}

/** One value for the variable of each edition. */
export function variablesOf<Name extends string, Value>(
  name: Name,
  read: (key: EditionKey) => Value,
): Record<VariableOf<Name>, Value> {
  return named(variableOf<Name>, name, read)
}

/** The broker's name of a field that it has in each language: answerTextDa. */
export type FieldOf<Name extends string> = `${Name}${Capitalize<EditionKey>}`

export function fieldOf<Name extends string>(name: Name, key: EditionKey): FieldOf<Name> {
  return `${name}${key.charAt(0).toUpperCase()}${key.slice(1)}` as FieldOf<Name>
}

export function fieldsOf<Name extends string, Value>(
  name: Name,
  read: (key: EditionKey) => Value,
): Record<FieldOf<Name>, Value> {
  return named(fieldOf<Name>, name, read)
}

/** The back end's columns of a text in each language, and of money in each currency: answer_text_da, total_dkk. */
export type ColumnOf<Name extends string, Key extends EditionKey | Currency> = `${Name}_${Lowercase<Key>}`

export function columnOf<Name extends string, Key extends EditionKey | Currency>(
  name: Name,
  key: Key,
): ColumnOf<Name, Key> {
  return `${name}_${key.toLowerCase()}` as ColumnOf<Name, Key>
}

/** The columns of one thing in every currency: total_dkk, total_eur. */
export function moneyColumnsOf<Name extends string>(...names: Name[]): ColumnOf<Name, Currency>[] {
  return currencyCodes.flatMap((currency) => names.map((name) => columnOf(name, currency)))
}

function named<Name extends string, Own extends string, Value>(
  nameOf: (name: Name, key: EditionKey) => Own,
  name: Name,
  read: (key: EditionKey) => Value,
): Record<Own, Value> {
  return Object.fromEntries(editions.map(({ key }) => [nameOf(name, key), read(key)])) as Record<Own, Value>
}
