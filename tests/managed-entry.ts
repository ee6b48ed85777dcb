import * as v from 'valibot'
import { rawRequest } from './contracts/raw-request.ts'

const EntrySchema = v.object({
  sys: v.object({ version: v.number() }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
})
type Entry = v.InferOutput<typeof EntrySchema>
export type EntryFields = Entry['fields']

/** One entry of the embedded back end, by the management API as an editor's program has it. */
export interface ManagedEntry {
  read(): Promise<Entry>
  /** @returns the version that there is then */
  create(type: string, fields: EntryFields): Promise<number>
  unpublish(): Promise<void>
  delete(): Promise<void>
  /** Saves the fields on that version and publishes them. @returns the version that there is then */
  publish(version: number, fields: EntryFields): Promise<number>
}

export function managedEntry(backendPort: number, id: string): ManagedEntry {
  async function ask(method: string, of: string, version: number, body?: object): Promise<Entry> {
    const { text } = await send(method, of, { ...(version > 0 && { 'x-contentful-version': String(version) }) }, body)
    return v.parse(v.pipe(v.string(), v.parseJson(), EntrySchema), text)
  }

  async function send(method: string, of: string, headers: Record<string, string> = {}, body?: object) {
    const reply = await rawRequest({
      port: backendPort,
      method,
      path: `/management/spaces/agency/environments/master/entries/${id}${of}`,
      headers: {
        host: `127.0.0.1:${backendPort}`,
        authorization: 'Bearer local-management-token',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (reply.status >= 300) throw new Error(`${method} ${id}${of} answered ${reply.status}: ${reply.text}`)
    return reply
  }

  return {
    read: () => ask('GET', '', 0),
    async create(type, fields) {
      await send('PUT', '', { 'x-contentful-content-type': type }, { fields })
      return (await ask('GET', '', 0)).sys.version
    },
    async unpublish() {
      await send('DELETE', '/published')
    },
    async delete() {
      await send('DELETE', '')
    },
    async publish(version, fields) {
      const saved = await ask('PUT', '', version, { fields })
      return (await ask('PUT', '/published', saved.sys.version)).sys.version
    },
  }
}

/** The same with another title in each edition. */
export function withTitle(fields: EntryFields, write: (title: string) => string): EntryFields {
  const titles = Object.entries(fields.title ?? {}).map(([locale, title]) => [locale, write(String(title))])
  return { ...fields, title: Object.fromEntries(titles) }
}
