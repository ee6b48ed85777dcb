declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    MEDIA: R2Bucket
    IMAGES: ImagesBinding
    SERVICE_KEY: string
    DELAY_MS: string
    MIGRATIONS: { name: string; queries: string[] }[]
  }
}
