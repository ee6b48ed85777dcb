/**
 * Acts once in each interval while the tab is visible; a call that was due meanwhile follows when it is visible again.
 * @returns the function that ends it
 */
export function everyWhileSeen(root: Document, interval: number, act: () => void): () => void {
  let isDue = false
  function actWhenSeen() {
    if (!isDue || root.hidden) return
    isDue = false
    act()
  }
  const timer = setInterval(() => {
    isDue = true
    actWhenSeen()
  }, interval)
  root.addEventListener('visibilitychange', actWhenSeen)
  return () => {
    clearInterval(timer)
    root.removeEventListener('visibilitychange', actWhenSeen)
  }
}
