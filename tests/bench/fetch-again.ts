export const serviceKey = process.env.SERVICE_KEY ?? 'local-service-key'

/** The local runtime now and then closes a connection just as it is used again. */
export async function fetchAgain(url: string, init?: RequestInit): Promise<Response> {
  for (let left = 4; ; left -= 1) {
    try {
      return await fetch(url, init)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
