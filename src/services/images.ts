import type { ServiceAddress } from './transport.ts'

export interface ImageService {
  /** The picture's reply as it came: its body is streamed on, never read here. */
  picture(path: string, query: string, headers: Headers): Promise<Response>
}

const passedOn = ['accept', 'if-none-match'] as const

export function createImageService(address: ServiceAddress): ImageService {
  return {
    picture(path, query, headers) {
      const sent = new Headers()
      for (const name of passedOn) {
        const value = headers.get(name)
        if (value) sent.set(name, value)
      }
      return address.fetch(`${address.url}/${path}${query}`, { method: 'GET', headers: sent, redirect: 'manual' })
    },
  }
}
