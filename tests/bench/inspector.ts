import * as v from 'valibot'

/** The debugger's side of a worker (Chrome DevTools Protocol). */
export interface Inspector {
  /** Rejects with what the worker answers to a call that it does not know. */
  call(method: string, parameters?: object): Promise<unknown>
  close(): void
}

const TargetsSchema = v.tupleWithRest([v.object({ webSocketDebuggerUrl: v.string() })], v.unknown())
const ReplySchema = v.object({ id: v.number(), result: v.optional(v.unknown()), error: v.optional(v.unknown()) })

export async function connectInspector(port: number): Promise<Inspector> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const [{ webSocketDebuggerUrl }] = v.parse(TargetsSchema, targets)
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${webSocketDebuggerUrl}`)), {
      once: true,
    })
  })
  const waiting = new Map<number, (reply: v.InferOutput<typeof ReplySchema>) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = v.safeParse(ReplySchema, JSON.parse(String(data)))
    if (reply.success) waiting.get(reply.output.id)?.(reply.output)
  })
  let calls = 0
  return {
    call(method, parameters = {}) {
      const id = ++calls
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id)
          if (error === undefined) resolve(result)
          else reject(new Error(`${method}: ${JSON.stringify(error)}`))
        })
        socket.send(JSON.stringify({ id, method, params: parameters }))
      })
    },
    close: () => socket.close(),
  }
}
