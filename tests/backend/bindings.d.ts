/// <reference types="@cloudflare/vitest-plugin/types" />

type BackendEnv = import('../../src/backend/env.ts').Env

declare namespace Cloudflare {
  interface Env extends BackendEnv {
    /** Of the environment: how many random criteria are tried; empty for the usual number. */
    CRITERIA: string
    /** Those of a content space of the agency's own. */
    SPACE_DB: D1Database
    SPACE_MEDIA: R2Bucket
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
