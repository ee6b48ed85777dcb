/** Bytes that a reply of another service may have. */
export const largestReply = 8 * 1024 * 1024

/**
 * The text of a reply, read no further than it may be long, however it is compressed.
 * @param largest bytes
 */
export async function readText(response: Response, largest: number): Promise<string> {
  if (!response.body) return ''
  const { headers } = response
  const declared = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  if (declared > 0 && declared <= largest) return response.text()
  const tooLarge = () => new Error(`The reply is larger than ${largest} bytes`)
  if (declared > largest) {
    await response.body.cancel()
    throw tooLarge()
  }
  // Made text of once it is whole: one that is refused costs no more than its way here.
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.byteLength
    if (size > largest) throw tooLarge()
    chunks.push(chunk)
  }
  return new Blob(chunks).text()
}
