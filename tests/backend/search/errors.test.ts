import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { ask, post, send } from './search-call.ts'

const uid = 'lodgingOptions_duration-_lan-1'
const search = `/indexes/${uid}/search`

/** Status and body as Meilisearch gives them. */
async function expectRefusal(
  answer: Promise<{ status: number; body: unknown }>,
  status: number,
  code: string,
  message: unknown,
) {
  const found = await answer
  const type = status === 401 || status === 403 ? 'auth' : 'invalid_request'
  expect(found.body).toEqual({ message, code, type, link: `https://docs.meilisearch.com/errors#${code}` })
  expect(found.status).toBe(status)
}

async function plain(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  const response = await send(path, init)
  return { status: response.status, body: await response.json() }
}

test('a search without a key is refused, and one with a wrong key', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  await expectRefusal(
    plain(search, init),
    401,
    'missing_authorization_header',
    'The Authorization header is missing. It must use the bearer authorization method.',
  )
  const wrong = { ...init, headers: { ...init.headers, authorization: 'Bearer wrong' } }
  await expectRefusal(plain(search, wrong), 403, 'invalid_api_key', 'The provided API key is invalid.')
})

test('health needs no key', async () => {
  expect(await (await send('/health')).json()).toEqual({ status: 'available' })
  expect(await (await send('/')).json()).toEqual({ status: 'Meilisearch is running' })
})

test.each([
  'unknown',
  'lodgingOptions_duration-8_lan-1',
  'lodgingOptions_duration-7_lan-3',
  'lodgingOptions_duration-0_lan-1',
  'freetext_lan-1_locale-de-DE',
  'lodging_data_status_lan-2',
])('the index %s does not exist', async (name) => {
  await expectRefusal(ask(name, {}), 404, 'index_not_found', `Index \`${name}\` not found.`)
})

const refusals: [Record<string, unknown>, string, unknown][] = [
  [{ q: ['a'] }, 'invalid_search_q', 'Invalid value type at `.q`: expected a string, but found an array: `["a"]`'],
  [
    { page: 'one' },
    'invalid_search_page',
    'Invalid value type at `.page`: expected a positive integer, but found a string: `"one"`',
  ],
  [
    { hitsPerPage: -1 },
    'invalid_search_hits_per_page',
    'Invalid value type at `.hitsPerPage`: expected a positive integer, but found a negative integer: `-1`',
  ],
  [
    { limit: 1.5 },
    'invalid_search_limit',
    'Invalid value type at `.limit`: expected a positive integer, but found a number: `1.5`',
  ],
  [
    { offset: {} },
    'invalid_search_offset',
    'Invalid value type at `.offset`: expected a positive integer, but found an object: `{}`',
  ],
  [
    { sort: 'price' },
    'invalid_search_sort',
    'Invalid value type at `.sort`: expected an array, but found a string: `"price"`',
  ],
  [
    { sort: ['price'] },
    'invalid_search_sort',
    'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `price`.',
  ],
  [
    { sort: ['secret:asc'] },
    'invalid_search_sort',
    expect.stringMatching(
      /^Index `lodgingOptions_duration-_lan-1`: Attribute `secret` is not sortable\. Available sortable attributes are: `_geo, address1, /,
    ),
  ],
  [{ sort: ['_geo:asc'] }, 'invalid_search_sort', expect.stringMatching(/^`_geo` is a reserved keyword/)],
  [
    { facets: ['doggo', 'neko'] },
    'invalid_search_facets',
    expect.stringMatching(
      /^Invalid facet distribution: Attributes `doggo, neko` are not filterable\. Available filterable attributes patterns are: `_geo, /,
    ),
  ],
  [{ facets: ['*'] }, 'invalid_search_facets', expect.stringContaining('`*`')],
  [
    { distinct: 'doggo' },
    'invalid_search_distinct',
    expect.stringMatching(
      /^Index `[^`]+`: Attribute `doggo` is not filterable and thus, cannot be used as distinct attribute\./,
    ),
  ],
  [
    { q: 'a', attributesToSearchOn: ['doggo'] },
    'invalid_search_attributes_to_search_on',
    'Index `lodgingOptions_duration-_lan-1`: Attribute `doggo` is not searchable. Available searchable attributes are: `name, otherWords.name, title, otherWords.title, address1, otherWords.address1, city, otherWords.city, text, otherWords.text`.',
  ],
  [
    { matchingStrategy: 'some' },
    'invalid_search_matching_strategy',
    'Unknown value `some` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
  ],
  [
    { highlights: ['*'] },
    'bad_request',
    expect.stringMatching(/^Unknown field `highlights`: expected one of `q`, `offset`, /),
  ],
  [{ vector: [1] }, 'missing_search_hybrid', expect.stringContaining('missing `hybrid` parameter')],
  [{ hybrid: {} }, 'invalid_search_hybrid_query', 'Missing field `embedder` inside `.hybrid`'],
  [{ hybrid: { embedder: 'x' } }, 'invalid_search_embedder', 'Cannot find embedder with name `x`.'],
  [
    { attributesToCrop: 1 },
    'invalid_search_attributes_to_crop',
    'Invalid value type at `.attributesToCrop`: expected an array, but found a positive integer: `1`',
  ],
  [
    { limit: null },
    'invalid_search_limit',
    'Invalid value type at `.limit`: expected a positive integer, but found null',
  ],
  ...(
    [
      [{ attributesToHighlight: ['*'] }, 'attributes_to_highlight'],
      [{ attributesToCrop: ['title'] }, 'attributes_to_crop'],
      [{ showMatchesPosition: true }, 'show_matches_position'],
      [{ showRankingScore: true }, 'show_ranking_score'],
      [{ showRankingScoreDetails: true }, 'show_ranking_score_details'],
      [{ showPerformanceDetails: true }, 'show_performance_details'],
      [{ rankingScoreThreshold: 0.5 }, 'ranking_score_threshold'],
      [{ locales: ['dan'] }, 'locales'],
      [{ retrieveVectors: true }, 'retrieve_vectors'],
      [{ personalize: { userContext: 'x' } }, 'personalize'],
    ] as const
  ).map(([body, name]): [Record<string, unknown>, string, unknown] => [
    body,
    `invalid_search_${name}`,
    expect.stringContaining('the embedded search does not answer it'),
  ]),
  [{ filter: 'city CONTAINS a' }, 'feature_not_enabled', expect.stringContaining('Using `CONTAINS` in a filter')],
  [
    { filter: true },
    'invalid_search_filter',
    'Invalid syntax for the filter parameter: `expected String, Array, found: true`.',
  ],
  [
    { filter: [[['a = 1']]] },
    'invalid_search_filter',
    'Invalid syntax for the filter parameter: `expected String, found: ["a = 1"]`.',
  ],
  [
    { filter: 'many = Glass' },
    'invalid_search_filter',
    expect.stringMatching(
      /^Index `[^`]+`: Attribute `many` is not filterable\. Available filterable attribute patterns are: `_geo, .*`\.\n1:5 many = Glass$/s,
    ),
  ],
  [
    { filter: 'persons = 1 XOR persons = 2' },
    'invalid_search_filter',
    'Found unexpected characters at the end of the filter: `XOR persons = 2`. You probably forgot an `OR` or an `AND` rule.\n13:28 persons = 1 XOR persons = 2',
  ],
  [
    { filter: 'persons & 2' },
    'invalid_search_filter',
    expect.stringMatching(
      /^Was expecting an operation `=`, .*`_geoBoundingBox` at `persons & 2`\.\n1:12 persons & 2$/s,
    ),
  ],
  [{ filter: '_geo = 1' }, 'invalid_search_filter', expect.stringMatching(/^`_geo` is a reserved keyword and thus/)],
  [
    { filter: '_geoRadius(100, 8, 10)' },
    'invalid_search_filter',
    'Bad latitude `100`. Latitude must be contained between -90 and 90 degrees.\n12:15 _geoRadius(100, 8, 10)',
  ],
  [
    { filter: '_geoRadius(55, 8)' },
    'invalid_search_filter',
    expect.stringMatching(/^The `_geoRadius` filter expects three arguments/),
  ],
  [
    { filter: '_geoBoundingBox([54, 8], [55, 9])' },
    'invalid_search_filter',
    expect.stringMatching(/^The top latitude `54` is below the bottom latitude `55`\./),
  ],
  [
    { filter: 'name = "open' },
    'invalid_search_filter',
    expect.stringMatching(/^Expression `"open` is missing the following closing delimiter: `"`\./),
  ],
  [
    { filter: 'persons IN [1, 2' },
    'invalid_search_filter',
    expect.stringMatching(/^Expected matching `\]` after the list/),
  ],
]

test.each(refusals)('%j is refused with %s', async (body, code, message) => {
  await expectRefusal(ask(uid, body), 400, code, message)
})

test.each(['toString', 'constructor', '__proto__'])(
  '%s, which every object inherits, is no name of anything',
  async (name) => {
    const unfilterable = expect.stringContaining(`Attribute \`${name}\` is not filterable`)
    await expectRefusal(
      post(search, `{"${name}": []}`),
      400,
      'bad_request',
      expect.stringMatching(new RegExp(`^Unknown field \`${name}\``)),
    )
    for (const index of [uid, 'freetext_lan-1_locale-da-DK']) {
      await expectRefusal(ask(index, { filter: `${name} = 1` }), 400, 'invalid_search_filter', unfilterable)
      await expectRefusal(ask(index, { distinct: name }), 400, 'invalid_search_distinct', unfilterable)
      const unsortable = expect.stringContaining(`Attribute \`${name}\` is not sortable`)
      await expectRefusal(ask(index, { sort: [`${name}:asc`] }), 400, 'invalid_search_sort', unsortable)
      const answer = ask(index, { facets: [name] })
      await expectRefusal(answer, 400, 'invalid_search_facets', expect.stringContaining(`\`${name}\``))
    }
  },
)

test('a body has to be there, to be JSON, an object, and said to be JSON', async () => {
  await expectRefusal(post(search, ''), 400, 'missing_payload', 'A json payload is missing.')
  await expectRefusal(
    post(search, '{"q": '),
    400,
    'malformed_payload',
    expect.stringContaining('The json payload provided is malformed.'),
  )
  await expectRefusal(post(search, '[]'), 400, 'bad_request', expect.stringContaining('expected an object'))
  await expectRefusal(
    post(search, '{}', { 'content-type': 'text/plain' }),
    415,
    'invalid_content_type',
    'The Content-Type `text/plain` is invalid. Accepted values for the Content-Type header are: `application/json`',
  )
})

test('a body of more than a megabyte is not read', async () => {
  const body = JSON.stringify({ q: 'a'.repeat(1024 * 1024) })
  await expectRefusal(
    post(search, body),
    413,
    'payload_too_large',
    'The provided payload reached the size limit. The maximum accepted payload size is 1.00 MB.',
  )
})

test.each(['a b', 'x'.repeat(513), '🏖'])('%s can be no name of an index', async (name) => {
  const message = `\`${name}\` is not a valid index uid.`
  await expectRefusal(ask(name, {}), 400, 'invalid_index_uid', message)
})

test.each(['matchingStrategy', 'cropMarker', 'showRankingScore', 'retrieveVectors', 'showPerformanceDetails'])(
  'a null is no %s',
  async (name) => {
    const { status, body } = await ask(uid, { [name]: null })
    const code = `invalid_search_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
    expect([status, body.code]).toEqual([400, code])
  },
)

test.each([
  ['/indexes?limit=x', 'invalid_index_limit'],
  ['/indexes?offset=-1', 'invalid_index_offset'],
  ['/indexes?page=1', 'bad_request'],
])('%s is refused as %s', async (path, code) => {
  const { status, body } = await plain(path, { headers: { authorization: `Bearer ${env.SERVICE_KEY}` } })
  expect([status, Object(body).code]).toEqual([400, code])
})

test('the name of a facet is a text, and a federation an object', async () => {
  const byNumber = await post(`/indexes/${uid}/facet-search`, '{"facetName":1}')
  expect([byNumber.status, byNumber.body.code]).toEqual([400, 'invalid_facet_search_facet_name'])
  const federated = await post('/multi-search', '{"queries":[],"federation":1}')
  expect([federated.status, federated.body.code]).toEqual([400, 'bad_request'])
})

test('what would change an index is refused', async () => {
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    const answer = plain(`/indexes/${uid}/settings`, {
      method,
      headers: { authorization: `Bearer ${env.SERVICE_KEY}` },
    })
    await expectRefusal(answer, 405, 'method_not_allowed', expect.stringContaining(`${method} is not supported`))
  }
})

test('a multi-search says which of its searches is refused', async () => {
  const queries = [{ indexUid: uid }, { indexUid: uid, filter: 'persons ==' }]
  const { status, body } = await post('/multi-search', JSON.stringify({ queries }))
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_search_filter')
  expect(body.message).toMatch(/^Inside `\.queries\[1\]`: Was expecting a value but instead got `=`\./)
  await expectRefusal(
    post('/multi-search', JSON.stringify({ queries: [{ q: 'a' }] })),
    400,
    'missing_index_uid',
    'Missing field `indexUid` inside `.queries[0]`',
  )
})
