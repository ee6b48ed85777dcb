/** A window that nobody sees makes no frames. */
const frameTimeoutMs = 500

/** Once the next frame is made: what it does not show need not be done before it. */
export function afterPaint(run: () => void): void {
  const late = setTimeout(run, frameTimeoutMs)
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(run)
  })
}
