import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'
import { newestMigration } from '../../src/backend/configuration/migrations.ts'

/**
 * Files share one isolate: each begins with empty tables and buckets, and with none of the words that it remembers. All
 * migrations go as one, which takes a third of the time of one after the other.
 */
beforeAll(async () => {
  await reset()
  // What the file before has left under way may keep its database through a reset.
  while (await hasTables()) {
    await scheduler.wait(100)
    await reset()
  }
  await applyD1Migrations(env.DB, [
    { name: newestMigration, queries: env.MIGRATIONS.flatMap(({ queries }) => queries) },
  ])
  await env.DB.prepare("UPDATE search_version SET version = ?1 WHERE subject IN ('lodging', 'entry')")
    .bind(Date.now())
    .run()
})

async function hasTables(): Promise<boolean> {
  const migrations = "SELECT name FROM sqlite_master WHERE name = 'd1_migrations'"
  return (await env.DB.prepare(migrations).first()) !== null
}
