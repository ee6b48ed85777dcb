/**
 * The picture of the page stands still until the function that this resolves with is called, and then passes into the
 * new one; at once where the browser can't, where the visitor wants no motion, and on phones, where taking the picture
 * takes longer than showing the page.
 */
export async function holdPicture(root: Document): Promise<() => void> {
  const isStill =
    matchMedia('(prefers-reduced-motion: reduce), (hover: none)').matches || root.visibilityState === 'hidden'
  if (isStill || !('startViewTransition' in root)) return () => {}
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: changed, resolve: release } = Promise.withResolvers<void>()
  const { ready, finished } = root.startViewTransition(() => {
    hold()
    return changed
  })
  // A picture that is passed over is no failure.
  ready.catch(() => undefined)
  finished.catch(() => undefined)
  await held
  return release
}
