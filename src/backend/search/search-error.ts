import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The refusals that this service knows, by Meilisearch's codes, with the status and type that Meilisearch gives them. */
const refusals = {
  bad_request: [400, 'invalid_request'],
  missing_payload: [400, 'invalid_request'],
  malformed_payload: [400, 'invalid_request'],
  missing_content_type: [415, 'invalid_request'],
  invalid_content_type: [415, 'invalid_request'],
  payload_too_large: [413, 'invalid_request'],
  index_not_found: [404, 'invalid_request'],
  not_found: [404, 'invalid_request'],
  method_not_allowed: [405, 'invalid_request'],
  missing_authorization_header: [401, 'auth'],
  invalid_api_key: [403, 'auth'],
  internal: [500, 'internal'],
  invalid_multi_search_queries: [400, 'invalid_request'],
  invalid_search_q: [400, 'invalid_request'],
  invalid_search_filter: [400, 'invalid_request'],
  invalid_search_sort: [400, 'invalid_request'],
  invalid_search_facets: [400, 'invalid_request'],
  invalid_search_distinct: [400, 'invalid_request'],
  invalid_search_page: [400, 'invalid_request'],
  invalid_search_hits_per_page: [400, 'invalid_request'],
  invalid_search_offset: [400, 'invalid_request'],
  invalid_search_limit: [400, 'invalid_request'],
  invalid_search_matching_strategy: [400, 'invalid_request'],
  invalid_search_attributes_to_retrieve: [400, 'invalid_request'],
  invalid_search_attributes_to_search_on: [400, 'invalid_request'],
  invalid_search_attributes_to_highlight: [400, 'invalid_request'],
  invalid_search_attributes_to_crop: [400, 'invalid_request'],
  invalid_search_crop_length: [400, 'invalid_request'],
  invalid_search_crop_marker: [400, 'invalid_request'],
  invalid_search_highlight_pre_tag: [400, 'invalid_request'],
  invalid_search_highlight_post_tag: [400, 'invalid_request'],
  invalid_search_show_matches_position: [400, 'invalid_request'],
  invalid_search_show_ranking_score: [400, 'invalid_request'],
  invalid_search_show_ranking_score_details: [400, 'invalid_request'],
  invalid_search_show_performance_details: [400, 'invalid_request'],
  invalid_search_ranking_score_threshold: [400, 'invalid_request'],
  invalid_search_locales: [400, 'invalid_request'],
  invalid_search_retrieve_vectors: [400, 'invalid_request'],
  invalid_search_vector: [400, 'invalid_request'],
  invalid_search_hybrid_query: [400, 'invalid_request'],
  invalid_search_embedder: [400, 'invalid_request'],
  invalid_search_personalize: [400, 'invalid_request'],
  missing_search_hybrid: [400, 'invalid_request'],
  feature_not_enabled: [400, 'invalid_request'],
  missing_index_uid: [400, 'invalid_request'],
  invalid_index_uid: [400, 'invalid_request'],
  invalid_index_limit: [400, 'invalid_request'],
  invalid_index_offset: [400, 'invalid_request'],
  invalid_multi_search_federation: [400, 'invalid_request'],
  invalid_multi_search_federation_options: [400, 'invalid_request'],
  facet_search_disabled: [400, 'invalid_request'],
  missing_facet_search_facet_name: [400, 'invalid_request'],
  invalid_facet_search_facet_name: [400, 'invalid_request'],
  document_not_found: [404, 'invalid_request'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, 'invalid_request' | 'auth' | 'internal']>
export type SearchErrorCode = keyof typeof refusals

export interface SearchErrorBody {
  message: string
  code: SearchErrorCode
  type: string
  link: string
}

/** A request that is refused, as Meilisearch refuses it. */
export class SearchError extends Error {
  readonly code: SearchErrorCode
  readonly status: ContentfulStatusCode

  constructor(code: SearchErrorCode, message: string, status: ContentfulStatusCode = refusals[code][0]) {
    super(message)
    this.name = 'SearchError'
    this.code = code
    this.status = status
  }

  toJSON(): SearchErrorBody {
    const { code, message } = this
    return { message, code, type: refusals[code][1], link: `https://docs.meilisearch.com/errors#${code}` }
  }
}
