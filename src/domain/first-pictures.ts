/**
 * Houses of one page, none of which opens with a picture that one above it opens with, or that the page shows already:
 * it then opens with the first of its pictures that none has. One whose pictures are all taken stays as it is.
 */
export function withFirstPicturesApart<Hit extends { images: string[] }>(
  hits: readonly Hit[],
  shown: Iterable<string> = [],
): Hit[] {
  const taken = new Set(shown)
  return hits.map((hit) => {
    const first = hit.images.find((image) => !taken.has(image))
    if (first === undefined) return hit
    taken.add(first)
    return first === hit.images[0] ? hit : { ...hit, images: [first, ...hit.images.filter((image) => image !== first)] }
  })
}
