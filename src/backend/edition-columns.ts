import { defaultDuration } from '../domain/stays.ts'
import { columnOf, moneyColumnsOf } from '../editions/names.ts'
import { type Currency, currencyCodes, type EditionKey, editions } from '../editions/table.ts'
import { notHeldSql } from './booking/night-holder.ts'
import { offerOrder } from './search/indexes/offers.ts'

/** What the migrations that are there have columns for. */
export interface KnownColumns {
  currencies: ReadonlySet<string>
  languages: ReadonlySet<string>
}

/** Reads that from the migrations' text. */
export function knownColumns(migrations: string): KnownColumns {
  const suffixes = (name: string) =>
    new Set([...migrations.matchAll(new RegExp(`\\b${name}_([a-z]+)\\b`, 'g'))].map(([, suffix = '']) => suffix))
  return { currencies: suffixes('unit_price'), languages: suffixes('answer_text') }
}

/**
 * The SQL of a migration that gives the database columns for every currency and language of the table of editions, and
 * makes whatever goes through all currencies again: indexes, triggers and views. Empty where nothing is missing. Amounts
 * and texts of rows that are there begin as 0 and ''.
 */
export function missingColumns(known: KnownColumns): string {
  const currencies = currencyCodes.filter((currency) => !known.currencies.has(currency.toLowerCase()))
  const languages = editions.map(({ key }) => key).filter((key) => !known.languages.has(key))
  return [...languages.flatMap(languageColumns), ...(currencies.length > 0 ? ofCurrencies(currencies) : [])].join(
    '\n\n',
  )
}

function languageColumns(key: EditionKey): string[] {
  return [
    `ALTER TABLE review ADD COLUMN ${columnOf('answer_text', key)} TEXT NOT NULL DEFAULT '';`,
    `ALTER TABLE review ADD COLUMN ${columnOf('response_text', key)} TEXT;`,
  ]
}

function ofCurrencies(added: readonly Currency[]): string[] {
  return [
    ...added.flatMap((currency) => [
      ...(['price', 'normal_price', 'total', 'fee'] as const).map((name) =>
        money('booking_option', columnOf(name, currency)),
      ),
      money('lodging_item', columnOf('unit_price', currency)),
    ]),
    ...stayIndexes(),
    ...offerTriggers(),
    ...meteredCosts(),
    ...petCharges(),
    ...linenCharges(),
  ]
}

function money(table: string, column: string): string {
  return `ALTER TABLE ${table} ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0;`
}

const totals = () => moneyColumnsOf('total').join(', ')

/** Free stays with all that a search sorts them by. */
function stayIndexes(): string[] {
  const sorted = `${totals()}, ${moneyColumnsOf('price', 'normal_price').join(', ')}`
  const index = (name: string, columns: string) => `DROP INDEX ${name};
CREATE INDEX ${name} ON booking_option(${columns}, ${sorted}) WHERE status = 1;`
  return [
    index('booking_option_free', 'arrival, duration, lodging_id'),
    index('booking_option_nights', 'lodging_id, duration, arrival'),
  ]
}

/** The offer of each house in each currency. When a hold ends, the offer of its house is chosen again. */
function offerTriggers(): string[] {
  const values = currencyCodes
    .map((currency) => `('${currency}', NEW.lodging_id, NEW.${columnOf('total', currency)}, NEW.arrival, NEW.duration)`)
    .join(',\n         ')
  const cheaper = `  INSERT INTO search_offer (currency, lodging_id, total, arrival, duration)
  VALUES ${values}
  ON CONFLICT (currency, lodging_id) DO UPDATE
  SET total = excluded.total, arrival = excluded.arrival, duration = excluded.duration
  WHERE (excluded.duration <> ${defaultDuration}, excluded.total, excluded.arrival, excluded.duration)
    < (${offerOrder('total')});`
  const next = (row: 'NEW' | 'OLD') =>
    [`  DELETE FROM search_offer WHERE lodging_id = ${row}.lodging_id;`]
      .concat(
        currencyCodes.map((currency) => {
          const total = columnOf('total', currency)
          return `  INSERT OR REPLACE INTO search_offer (currency, lodging_id, total, arrival, duration)
  SELECT '${currency}', lodging_id, ${total}, arrival, duration FROM booking_option o
  WHERE lodging_id = ${row}.lodging_id AND status = 1 AND arrival >= date('now') AND ${notHeldSql('o', null)}
  ORDER BY ${offerOrder(total)} LIMIT 1;`
        }),
      )
      .join('\n')
  const isOffer = (row: 'NEW' | 'OLD', besides = '') => `EXISTS (
  SELECT 1 FROM search_offer
  WHERE lodging_id = ${row}.lodging_id AND arrival = ${row}.arrival AND duration = ${row}.duration${besides}
)`
  const newTotal = perCurrency('currency', (currency) => `NEW.${columnOf('total', currency)}`)
  const isFree = `NEW.status = 1 AND ${notHeldSql('NEW', null)}`
  const changed = `AFTER UPDATE OF status, ${totals()} ON booking_option`
  return [
    trigger('search_offer_new', `AFTER INSERT ON booking_option WHEN ${isFree}`, cheaper),
    trigger('search_offer_opened', `${changed} WHEN ${isFree}`, cheaper),
    trigger('search_offer_changed', `${changed}\nWHEN OLD.status = 1 AND ${isOffer('OLD')}`, next('OLD')),
    trigger(
      'search_offer_gone',
      `AFTER DELETE ON booking_option\nWHEN OLD.status = 1 AND ${isOffer('OLD')}`,
      next('OLD'),
    ),
    trigger(
      'search_offer_replaced',
      `AFTER INSERT ON booking_option\nWHEN ${isOffer('NEW', `\n    AND (NEW.status <> 1 OR total < ${newTotal})`)}`,
      next('NEW'),
    ),
  ]
}

/** What metered things are likely to cost. */
function meteredCosts(): string[] {
  const price = perCurrency('c.currency', (currency) => `i.${columnOf('unit_price', currency)}`)
  const codes = currencyCodes.map((currency) => `'${currency}'`)
  return [
    `DROP VIEW use_cost_source;
CREATE VIEW use_cost_source AS
SELECT c.currency, u.lodging_id, u.season, l.persons,
  sum(u.level * ${price}) AS each_both,
  sum(u.level * u.extra_nights * ${price}) AS each_person,
  sum(u.level * u.own_persons * ${price}) AS each_night,
  sum(u.level * u.own_persons * u.extra_nights * ${price}) AS once
FROM item_use u
JOIN lodging_item i ON i.lodging_id = u.lodging_id AND i.item_id = u.item_id
JOIN lodging l ON l.id = u.lodging_id
CROSS JOIN (${codes.map((code) => `SELECT ${code} AS currency`).join(' UNION ALL ')}) c
GROUP BY c.currency, u.lodging_id, u.season;`,
    trigger(
      'use_cost_of_price',
      `AFTER UPDATE OF ${moneyColumnsOf('unit_price').join(', ')} ON lodging_item`,
      '  INSERT OR REPLACE INTO use_cost SELECT * FROM use_cost_source WHERE lodging_id = NEW.lodging_id;',
    ),
    trigger(
      'use_cost_of_persons',
      'AFTER UPDATE OF persons ON lodging',
      `  UPDATE use_cost SET persons = NEW.persons WHERE currency IN (${codes.join(', ')}) AND lodging_id = NEW.id;`,
    ),
  ]
}

/** Charges for pets: the table is derived from lodging_item, and filled again with its columns. */
function petCharges(): string[] {
  const columns = moneyColumnsOf('stay', 'night').map((column) => `  ${column} INTEGER NOT NULL,`)
  const charges = currencyCodes.flatMap((currency) => {
    const price = `i.${columnOf('unit_price', currency)}`
    return [
      `  iif(t.charge_type = 'night', 0, ${price}) AS ${columnOf('stay', currency)},`,
      `  iif(t.charge_type = 'night', ${price}, 0) AS ${columnOf('night', currency)},`,
    ]
  })
  const stamp = (name: string, event: string) =>
    `CREATE TRIGGER ${name} AFTER ${event} ON pet_charge
BEGIN
  UPDATE search_stamp SET stamp = random() >> 11 WHERE subject = 'stays';
END;`
  return [
    `DROP VIEW pet_charge_source;
DROP TABLE pet_charge;
CREATE TABLE pet_charge (
  lodging_id INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
${columns.join('\n')}
  most INTEGER NOT NULL,
  PRIMARY KEY (lodging_id, item_id)
) WITHOUT ROWID;
CREATE VIEW pet_charge_source AS
SELECT i.lodging_id, i.item_id,
${charges.join('\n')}
  i.max_quantity AS most
FROM lodging_item i JOIN item t ON t.id = i.item_id
WHERE t.type = 'pet' AND t.metered_quantity = 0 AND i.is_mandatory = 0;
INSERT INTO pet_charge SELECT * FROM pet_charge_source;`,
    stamp('search_stamp_pet_charge_insert', 'INSERT'),
    stamp('search_stamp_pet_charge_delete', 'DELETE'),
  ]
}

/** What bed linen costs: a row of a currency. */
function linenCharges(): string[] {
  const price = perCurrency('c.currency', (currency) => `i.${columnOf('unit_price', currency)}`)
  const codes = currencyCodes.map((currency) => `SELECT '${currency}' AS currency`)
  return [
    `DROP VIEW linen_charge_source;
CREATE VIEW linen_charge_source AS
SELECT currency, lodging_id, item_id,
  iif(charge_type IN ('night', 'person', 'piece'), 0, price * quantity) AS stay,
  iif(charge_type = 'night', price * quantity, 0) AS night,
  CASE charge_type WHEN 'person' THEN price * quantity WHEN 'piece' THEN price ELSE 0 END AS guest,
  iif(charge_type = 'piece', quantity, 0) AS least,
  iif(charge_type = 'piece', max_quantity, 1000000) AS most
FROM (
  SELECT c.currency, i.lodging_id, i.item_id, t.charge_type, max(1, i.min_quantity) AS quantity, i.max_quantity,
    ${price} AS price
  FROM lodging_item i JOIN item t ON t.id = i.item_id
  CROSS JOIN (${codes.join(' UNION ALL ')}) c
  WHERE t.type = 'linen' AND t.metered_quantity = 0 AND NOT EXISTS (
    SELECT 1 FROM lodging_item m JOIN item mt ON mt.id = m.item_id
    WHERE m.lodging_id = i.lodging_id AND m.is_mandatory = 1 AND mt.type = 'linen' AND mt.metered_quantity = 0
  )
);
DELETE FROM linen_charge;
INSERT INTO linen_charge SELECT * FROM linen_charge_source;`,
  ]
}

function perCurrency(currency: string, sqlOf: (currency: Currency) => string): string {
  return `CASE ${currency} ${currencyCodes.map((code) => `WHEN '${code}' THEN ${sqlOf(code)}`).join(' ')} END`
}

function trigger(name: string, event: string, statements: string): string {
  return `DROP TRIGGER ${name};
CREATE TRIGGER ${name} ${event}
BEGIN
${statements}
END;`
}
