let isQueued = false

/** A mail is about to stand in the outbox. */
export function noteQueued(): void {
  isQueued = true
}

/** Whether this isolate has queued mails since it was last asked. */
export function takeQueued(): boolean {
  const was = isQueued
  isQueued = false
  return was
}
