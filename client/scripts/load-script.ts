import { errorTexts } from '../../src/contracts/error-texts.ts'
import { trustedScriptUrl } from '../../src/islands/trusted-html.ts'
import { scriptPollDelay, scriptTries } from '../measures.ts'

export interface ThirdPartyScript<Api> {
  /** As people call it, for the error. */
  name: string
  url: string
  /** What the script brings; undefined until it is there. */
  api(): Api | undefined
}

/** Loads a script that brings nothing to call: that it has run is enough. */
export function runScript(root: Document, { name, url }: Omit<ThirdPartyScript<true>, 'api'>): Promise<true> {
  const ran = () => root.querySelector(`script[data-ran="${CSS.escape(url)}"]`) !== null
  return loadScript(root, { name, url, api: () => ran() || undefined })
}

/** Scripts on their way, by URL. */
const coming = new Map<string, Promise<unknown>>()

/**
 * The only place that loads third-party scripts, on demand and once. The API is looked for every 200 ms, up to 100
 * times (specification, section 9); after that the promise is rejected, and the next call tries again.
 */
export function loadScript<Api>(root: Document, { name, url, api }: ThirdPartyScript<Api>): Promise<Api> {
  const known = coming.get(url) ?? begin()
  return known.then(() => wait())

  function begin(): Promise<unknown> {
    if (api() !== undefined) return Promise.resolve()
    const script = root.createElement('script')
    script.async = true
    script.src = trustedScriptUrl(url)
    script.onload = () => {
      script.dataset.ran = url
    }
    root.head.appendChild(script)
    const arrival = wait().catch((error) => {
      coming.delete(url)
      script.remove()
      throw error
    })
    coming.set(url, arrival)
    return arrival
  }

  async function wait(): Promise<Api> {
    for (let left = scriptTries; left > 0; left -= 1) {
      const found = api()
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, scriptPollDelay))
    }
    throw new Error(errorTexts.scriptUnavailable(name))
  }
}
