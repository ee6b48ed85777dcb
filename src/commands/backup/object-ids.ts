import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { CommandError } from '../read-command.ts'
import { siteName } from '../run-workers.ts'

/** The Durable Objects of the site: the binding by which they are asked, and their class. */
export const objectBindings = {
  DRAFTS: 'BookingDraft',
  PURGES: 'PurgeLog',
  SEEN: 'SeenPages',
  CHANGES: 'ContentChanges',
  SHORTLISTS: 'SharedShortlist',
} as const
export type ObjectBinding = keyof typeof objectBindings

export type IdsOf = (binding: ObjectBinding) => Promise<string[]>

/** Of the local state: each object is a file. */
export function localIds(statePath: string): IdsOf {
  return async (binding) => {
    const folder = `${statePath}/do/${siteName}-${objectBindings[binding]}`
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .flatMap((file) => /^([0-9a-f]{64})\.sqlite$/.exec(file)?.[1] ?? [])
      .sort()
  }
}

const api = 'https://api.cloudflare.com/client/v4'
const NamespacesSchema = v.object({
  result: v.array(v.object({ id: v.string(), class: v.nullish(v.string()), script: v.nullish(v.string()) })),
})
const ObjectsSchema = v.object({
  result: v.array(v.object({ id: v.string(), hasStoredData: v.optional(v.boolean(), true) })),
  result_info: v.optional(v.object({ cursor: v.nullish(v.string()) }), {}),
})

/** Of a deployed site, by Cloudflare's API: a worker can't list its own objects. */
export function deployedIds(script: string, account: string, token: string, request = fetch): IdsOf {
  const ask = async (path: string) => {
    const reply = await request(`${api}/accounts/${account}/workers/durable_objects/namespaces${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!reply.ok)
      throw new CommandError(`Cloudflare's API answers ${reply.status} where it is asked for Durable Objects.`)
    return (await reply.json()) as unknown
  }
  return async (binding) => {
    const { result } = v.parse(NamespacesSchema, await ask('?per_page=1000'))
    const namespace = result.find((each) => each.script === script && each.class === objectBindings[binding])
    if (!namespace) throw new CommandError(`${script} has no Durable Objects of ${objectBindings[binding]}.`)
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: v.InferOutput<typeof ObjectsSchema> = v.parse(
        ObjectsSchema,
        await ask(`/${namespace.id}/objects?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`),
      )
      ids.push(...page.result.filter(({ hasStoredData }) => hasStoredData).map(({ id }) => id))
      cursor = page.result_info.cursor || null
    }
    return ids.sort()
  }
}
