import { reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll } from 'vitest'

/**
 * Files share one isolate: each begins with empty tables and buckets, and with none of the words that it remembers. All
 * migrations are one batch: a batch each takes three times as long.
 */
beforeAll(async () => {
  await reset()
  await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries).map((sql) => env.DB.prepare(sql)))
  await env.DB.prepare("UPDATE search_version SET version = ?1 WHERE subject IN ('lodging', 'entry')")
    .bind(Date.now())
    .run()
})
