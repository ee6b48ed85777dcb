/// <reference types="@cloudflare/vitest-plugin/types" />

declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    MEDIA: R2Bucket
    IMAGES: ImagesBinding
    SERVICE_KEY: string
    DELAY_MS: string
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
