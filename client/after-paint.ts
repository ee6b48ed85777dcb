/** A hidden window renders no frames. */
const frameTimeoutMs = 500

/** Runs after the next frame: for work that this frame does not show. */
export function afterPaint(run: () => void): void {
  const late = setTimeout(run, frameTimeoutMs)
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(run)
  })
}
