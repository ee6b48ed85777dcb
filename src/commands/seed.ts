import { appendFileSync, writeFileSync } from 'node:fs'
import { ensureAccounts } from '../backend/seed/accounts.ts'
import { ensureSeeded } from '../backend/seed/ensure.ts'
import { writeSeed } from '../backend/seed/write-seed.ts'
import { createSqlWriter } from '../backend/seed/writer.ts'
import { today } from '../domain/stays.ts'
import { openLocalData } from './open-runtime.ts'
import { readCommand, wholeNumber } from './read-command.ts'
import { applyMigrations, statePath } from './run-workers.ts'

const { lodgings, weeks, force, sql } = readArguments()
const start = performance.now()
if (sql === undefined) await seedLocalState()
else await writeSqlFile(sql)
console.log(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`)

async function seedLocalState(): Promise<void> {
  const { env, dispose } = await openLocalData(statePath)
  await applyMigrations(env.DB)
  const seeded = await ensureSeeded({ db: env.DB, media: env.MEDIA, lodgings, weeks, force })
  await ensureAccounts(env.DB, today())
  console.log(
    seeded ? `Seeded ${lodgings} houses` : 'Nothing to seed: this version and scale are there (--force seeds again)',
  )
  await dispose()
}

/** For `wrangler d1 execute --file`: it deletes the bookings of the database that it is run on. */
async function writeSqlFile(file: string): Promise<void> {
  writeFileSync(file, '')
  await writeSeed({ write: createSqlWriter((text) => appendFileSync(file, text)), lodgings, weeks, today: today() })
  console.log(`Wrote ${lodgings} houses to ${file}`)
}

function readArguments() {
  const { values } = readCommand({
    usage: `npm run seed -- [--lodgings 600] [--weeks 26] [--force] [--sql seed.sql]

Seeds the local state, or writes SQL for \`wrangler d1 execute --file\`.`,
    options: {
      lodgings: { type: 'string', default: '600' },
      weeks: { type: 'string' },
      force: { type: 'boolean', default: false },
      sql: { type: 'string' },
    },
  })
  return {
    lodgings: wholeNumber('--lodgings', values.lodgings),
    weeks: values.weeks === undefined ? undefined : wholeNumber('--weeks', values.weeks),
    force: values.force,
    sql: values.sql,
  }
}
