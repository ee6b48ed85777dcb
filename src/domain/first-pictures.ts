/**
 * Chooses the first picture of each house on a page, so that none is shown twice: the first of its pictures that no
 * earlier house has, and that the page does not show already. A house without such a picture stays as it is.
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
