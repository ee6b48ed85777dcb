import type { Deps } from '../../deps.ts'
import { today } from '../../domain/stays.ts'
import { jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import { cacheControl } from '../../routing/visibility.ts'

/** GET /account/data.json: everything that is stored of the account, for who is logged in, as a file. */
export function getAccountFile(deps: Deps) {
  return jsonEndpoint<Response>(deps, {
    cacheControl: cacheControl.private,
    failure: { code: 'account_unknown', status: 503 },
    async load({ context: { session, services, market, now } }) {
      const current = await session.current()
      if (!current) return new Refusal(401, 'no_session', 'Only who is logged in gets the data of the account.')
      const data = await services.auth.accountData(current.token, market.id)
      return new Response(JSON.stringify(data, null, 2), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="account-${today(now)}.json"`,
          'cache-control': cacheControl.private,
        },
      })
    },
  })
}
