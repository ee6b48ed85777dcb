import { expect, test } from 'vitest'
import { withFirstPicturesApart } from '../../../src/domain/first-pictures.ts'

function firstOf(...houses: string[][]): (string | undefined)[] {
  return withFirstPicturesApart(houses.map((images) => ({ images }))).map(({ images }) => images[0])
}

test('no two houses of a page open with the same picture, while one of them has another', () => {
  expect(firstOf(['a', 'b'], ['c'], ['a', 'b'], ['b', 'd'])).toEqual(['a', 'c', 'b', 'd'])
  expect(firstOf(['a'], ['a'], [])).toEqual(['a', 'a', undefined])
})

test('a house keeps all its pictures, and one that opens with its own is not touched', () => {
  const [first, second] = [{ images: ['a', 'b'] }, { images: ['a', 'b', 'c'] }]
  const apart = withFirstPicturesApart([first, second])
  expect(apart[0]).toBe(first)
  expect(apart[1]).toEqual({ images: ['b', 'a', 'c'] })
})

test('A house opens with none of the pictures that its page shows already', () => {
  const [house] = withFirstPicturesApart([{ images: ['front', 'sauna', 'beach'] }], ['front', 'beach'])
  expect(house?.images).toEqual(['sauna', 'front', 'beach'])
})
