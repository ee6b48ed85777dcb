import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashId } from '../../../src/domain/digests.ts'

test('a hash id is the first 10 characters of the SHA-256 digest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (content) => {
      expect(await hashId(content)).toBe(createHash('sha256').update(content).digest('hex').slice(0, 10))
    }),
  )
})
