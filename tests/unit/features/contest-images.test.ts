import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from '../../../src/domain/slugs.ts'
import { contestImageSlug, slugOfContestImage } from '../../../src/features/contest/paths.ts'

test('pictures of one title have pages of their own', () => {
  const named = ['contest-image-0f3a-aa01', 'contest-image-0f3a-aa02'].map((id) =>
    contestImageSlug({ imageSlug: 'the-sea', sys: { id, publishedVersion: 1, publishedAt: null } }),
  )
  expect(named).toEqual(['the-sea-3aaa01', 'the-sea-3aaa02'])
})

test('what is called by a picture’s title and id leads back to its slug', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[A-Za-z0-9-]{6,40}$/), (title, id) => {
      fc.pre(/[A-Za-z0-9]/.test(id))
      const imageSlug = slugify(title)
      const slug = contestImageSlug({ imageSlug, sys: { id, publishedVersion: 1, publishedAt: null } })
      expect(slugOfContestImage(slug)).toBe(imageSlug)
    }),
  )
})

test.each(['', 'sea', '-abc', 'Sea-abc', 'sea/../x-abc'])('%j is no picture’s page', (slug) => {
  expect(slugOfContestImage(slug)).toBeNull()
})
