/**
 * What the promise comes to, or `late` where that takes longer. The timer ends with it: of those that are left a request,
 * and an object with all of its requests, may have ten thousand.
 */
export async function withTimeout<Value, Late>(
  promise: Promise<Value>,
  timeoutMs: number,
  late: Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, late)
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}
