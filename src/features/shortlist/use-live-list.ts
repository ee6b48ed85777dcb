import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { readableRows } from '../../contracts/readable-rows.ts'
import type { BoardProps, LiveList } from './board-parts.tsx'
import {
  type Refusal,
  type ServerMessage,
  type ShortlistChange,
  ShortlistChangeSchema,
  type ShortlistEvent,
} from './contract.ts'
import type { LiveLine } from './live-line.ts'
import { type PendingChange, withChange } from './rules.ts'

/** The list as it is at this moment. What is done without a network waits, also over a reload of the page. */
export function useLiveList({ list: first, me, formKey, path, livePath }: BoardProps): LiveList {
  const [list, setList] = useState(first)
  const [pending, setPending] = useState<readonly PendingChange[]>([])
  const [line, setLine] = useState<LiveList['line']>('opening')
  const [lastEvent, setLastEvent] = useState<ShortlistEvent | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const waiting = useRef<PendingChange[]>([])
  const live = useRef<LiveLine>(null)

  function keep(changes: PendingChange[]) {
    waiting.current = changes
    setPending(changes)
    store(path, changes)
  }

  function send(change: PendingChange) {
    live.current?.send({ change, ...(formKey !== null && { key: formKey }) })
  }

  function handleMessage(message: ServerMessage) {
    if (message.type === 'list') {
      setList((before) => (message.list.version >= before.version ? message.list : before))
      if (message.event) setLastEvent(message.event)
      return
    }
    if (message.type === 'refused') setRefusal(message.reason)
    keep(waiting.current.filter(({ id }) => id !== message.id))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one line as long as the page is there
  useEffect(() => {
    keep(me === null ? [] : stored(path))
    const url = new URL(livePath, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    let isOver = false
    const events = {
      onMessage: handleMessage,
      onState(state: 'open' | 'lost') {
        setLine(state)
        if (state === 'open') waiting.current.forEach(send)
      },
      onEnd: () => location.reload(),
    }
    import('./live-line.ts').then(
      ({ openLiveLine }) => {
        if (!isOver) live.current = openLiveLine(url.href, events)
      },
      () => setLine('lost'),
    )
    return () => {
      isOver = true
      live.current?.close()
    }
  }, [])

  return {
    list: me === null ? list : pending.reduce((shown, change) => withChange(shown, change, me), list),
    pending,
    line,
    lastEvent,
    refusal,
    change(change) {
      setRefusal(null)
      keep([...waiting.current, change])
      send(change)
    },
  }
}

function isPending(change: ShortlistChange): change is PendingChange {
  return change.kind === 'vote' || change.kind === 'comment' || change.kind === 'forget'
}

/** For this tab alone; without storage, for as long as the page is open. */
function store(path: string, changes: readonly PendingChange[]): void {
  try {
    if (changes.length === 0) sessionStorage.removeItem(path)
    else sessionStorage.setItem(path, JSON.stringify(changes))
  } catch {
    // As private windows of some browsers do.
  }
}

function stored(path: string): PendingChange[] {
  try {
    const changes = v.parse(readableRows(ShortlistChangeSchema), JSON.parse(sessionStorage.getItem(path) ?? '[]'))
    return changes.flatMap((change) => (isPending(change) ? [change] : []))
  } catch {
    return []
  }
}
