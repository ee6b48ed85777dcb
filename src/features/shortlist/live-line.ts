import * as v from 'valibot'
import { type ClientMessage, endedCode, lineCheck, type ServerMessage, ServerMessageSchema } from './contract.ts'

/** Milliseconds until the connection is opened again, by attempt; then always the last. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000]
/** Milliseconds between two looks whether the line holds, and how long an answer may take. */
const checkInterval = 25_000
const timeoutMs = 8_000

interface LineEvents {
  onMessage(message: ServerMessage): void
  /** `lost` until it is open again. */
  onState(state: 'open' | 'lost'): void
  /** The list has ended: no line will be opened any more. */
  onEnd(): void
}

export interface LiveLine {
  /** False where it can't be sent now. */
  send(message: ClientMessage): boolean
  close(): void
}

/** A connection to a shared list that reconnects whenever it breaks, each time a little later. */
export function openLiveLine(url: string, { onMessage, onState, onEnd }: LineEvents): LiveLine {
  let socket: WebSocket | null = null
  let isOver = false
  let failures = 0
  let next: ReturnType<typeof setTimeout> | undefined
  let replyTimeout: ReturnType<typeof setTimeout> | undefined

  function open() {
    clearTimeout(next)
    if (isOver || socket) return
    const line = new WebSocket(url)
    socket = line
    line.addEventListener('open', () => {
      failures = 0
      onState('open')
    })
    line.addEventListener('message', ({ data }) => {
      clearTimeout(replyTimeout)
      const message = v.safeParse(v.pipe(v.string(), v.parseJson(), ServerMessageSchema), data)
      if (message.success) onMessage(message.output)
    })
    line.addEventListener('close', ({ code }) => leave(line, code))
  }

  /** Also where the browser hasn't noticed yet. */
  function leave(left: WebSocket, code?: number) {
    if (left !== socket) return
    socket = null
    clearTimeout(replyTimeout)
    if (isOver) return
    if (code === endedCode) {
      close()
      onEnd()
      return
    }
    onState('lost')
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0
    failures += 1
    // Not all at the same moment, after a deploy.
    next = setTimeout(open, pause * (0.75 + Math.random() / 2))
  }

  function check() {
    const closing = socket
    if (closing?.readyState !== WebSocket.OPEN) return
    closing.send(lineCheck.ask)
    clearTimeout(replyTimeout)
    replyTimeout = setTimeout(() => {
      closing.close()
      leave(closing)
    }, timeoutMs)
  }

  function loseNow() {
    const broken = socket
    if (!broken) return
    broken.close()
    leave(broken)
  }

  function close() {
    isOver = true
    clearTimeout(next)
    clearTimeout(replyTimeout)
    clearInterval(checks)
    removeEventListener('online', open)
    removeEventListener('offline', loseNow)
    socket?.close()
  }

  const checks = setInterval(check, checkInterval)
  addEventListener('online', open)
  addEventListener('offline', loseNow)
  open()
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close,
  }
}
