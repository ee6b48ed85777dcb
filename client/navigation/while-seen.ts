/**
 * Acts once in each interval while somebody sees the tab; what fell due meanwhile is done when it is seen again.
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
