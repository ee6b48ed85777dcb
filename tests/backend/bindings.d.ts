/// <reference types="@cloudflare/vitest-plugin/types" />

type BackendEnv = import('../../src/backend/env.ts').Env

declare namespace Cloudflare {
  interface Env extends BackendEnv {
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
