/// <reference types="@cloudflare/vitest-plugin/types" />

type BackendEnv = import('../../src/backend/env.ts').Env

declare namespace Cloudflare {
  interface Env extends BackendEnv {
    /** Of the environment: how many random criteria are tried; empty for the usual number. */
    CRITERIA: string
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
