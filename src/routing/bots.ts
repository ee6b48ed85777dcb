const botWords = /bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|perplexity|chatgpt/i

/** Readers that run no scripts and read an error by its status. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && botWords.test(userAgent)
}
