import { trustedTypesPolicy } from './protocol.ts'

interface Rules {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

/** Of Trusted Types, which TypeScript does not know: what the policy makes is taken where no text is. */
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

const rules: Rules = {
  createHTML(text) {
    if (/<script/i.test(text)) throw new TypeError('HTML of this site brings no scripts')
    return text
  },
  createScriptURL(text) {
    const { protocol, hostname } = new URL(text)
    if (protocol !== 'https:' && !/^(127\.0\.0\.1|localhost|.+\.localhost)$/.test(hostname)) {
      throw new TypeError('Scripts of others come over TLS')
    }
    return text
  },
}
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/**
 * Makes HTML of what this site's own server or a bundled library wrote. Throws where it holds a script.
 * @public the build writes its import into libraries (src/commands/library-sources.ts)
 */
export function trustedHtml(text: string): string {
  return policy.createHTML(text)
}

/** Allows the URL of a configured script. Throws for one without TLS. */
export function trustedScriptUrl(text: string): string {
  return policy.createScriptURL(text)
}

/** The only place in our code where text becomes HTML in a page. */
export function parseHtml(root: Document, text: string): DocumentFragment {
  const template = root.createElement('template')
  template.innerHTML = trustedHtml(text)
  return template.content
}
