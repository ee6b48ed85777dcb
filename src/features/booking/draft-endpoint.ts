import { TypedPartsSchema } from '../../contracts/booking-forms.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { readDrafts } from './kept-draft.ts'

/** POST /api/draft/: what is typed in step 2 is kept in the draft while it is typed. Nothing is checked, held or sent. */
export function postTyped(deps: Deps) {
  return jsonEndpoint(deps, {
    body: TypedPartsSchema,
    invalidMessage: 'A draft and the fields that were changed are needed.',
    cacheControl: 'no-store',
    async load({ context, body: { draft: mark, ...parts } }) {
      const kept = (await readDrafts(context)).find(({ draft }) => draft.mark === mark)
      if (!kept || kept.draft.booked) return new Refusal(404, 'unknown_draft', 'There is no such booking in progress.')
      await context.drafts.type(kept.id, parts)
      return { saved: true }
    },
  })
}
