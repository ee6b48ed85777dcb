declare namespace Cloudflare {
  interface Env {
    ARCHIVE: R2Bucket
    SHORTLISTS: DurableObjectNamespace
    DRAFTS: DurableObjectNamespace
  }
}
