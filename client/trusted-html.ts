/** Of Trusted Types, which TypeScript does not know: what the policy makes is taken as HTML where no text is. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(text: string): string }): typeof rules }
    | undefined
}

/** The policy's name, as `trusted-types` of the content security policy lists it. */
const policyName = 'marehalm'

const rules = {
  createHTML(text: string) {
    if (/<script/i.test(text)) throw new TypeError('HTML of this site brings no scripts')
    return text
  },
}
const policy = globalThis.trustedTypes?.createPolicy(policyName, rules) ?? rules

/** The one place where text becomes HTML: what this site's own server wrote, within a page. Throws where it holds a script. */
export function parseHtml(root: Document, text: string): DocumentFragment {
  const template = root.createElement('template')
  template.innerHTML = policy.createHTML(text)
  return template.content
}
