const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const notInXml = /[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu

/** A text as XML has it; characters that XML does not know are left out. */
export function xmlText(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"]/g, (sign) => named[sign] ?? '')
}

/** Seconds that a reply is cached. */
const maxAge = 600

/** A document that is written while it is read. */
export function xmlReply(chunks: Iterable<string>, type = 'application/xml'): Response {
  const encoder = new TextEncoder()
  const parts = chunks[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${maxAge}` },
  })
}
