import * as v from 'valibot'

export const serviceKey = process.env.SERVICE_KEY ?? 'local-service-key'

/** As little as has to be looked at: what the asking side does is no part of the figures. */
const AnswerSchema = v.object({
  totalHits: v.optional(v.number()),
})

/** A POST to the search service of the back end. Throws when it does not answer. */
export async function askService(
  backend: URL,
  path: string,
  body: object,
): Promise<v.InferOutput<typeof AnswerSchema>> {
  const response = await fetchAgain(new URL(`search/${path}`, backend).href, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return v.parse(AnswerSchema, await response.json())
}

/** The local runtime now and then closes a connection just as it is used again. */
export async function fetchAgain(address: string, init?: RequestInit): Promise<Response> {
  for (let left = 4; ; left -= 1) {
    try {
      return await fetch(address, init)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
