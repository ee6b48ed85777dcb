/** A form as its page would send it: every field with the value that it shows. */
export interface FormInHtml {
  action: string
  fields: Record<string, string>
}

/** The form of that page that goes to `action`; null when it has none. What is ticked only by hand is left out. */
export function formIn(html: string, action: string): FormInHtml | null {
  const forms = html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)
  const found = [...forms].find(([, attributes = '']) => attributeOf(attributes, 'action') === action)
  return found ? { action, fields: fieldsOf(found[2] ?? '') } : null
}

function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, attributes = ''] of html.matchAll(/<input\b([^>]*)>/g)) {
    const name = attributeOf(attributes, 'name')
    if (name && attributeOf(attributes, 'type') !== 'checkbox') fields[name] = attributeOf(attributes, 'value') ?? ''
  }
  for (const [, attributes = '', options = ''] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const name = attributeOf(attributes, 'name')
    if (name) fields[name] = chosenIn(options)
  }
  for (const [, attributes = '', text = ''] of html.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)) {
    const name = attributeOf(attributes, 'name')
    if (name) fields[name] = readable(text)
  }
  return fields
}

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>([^<]*)/g)]
  const chosen = all.find(([, attributes = '']) => /\bselected\b/.test(attributes)) ?? all[0]
  return chosen ? (attributeOf(chosen[1] ?? '', 'value') ?? readable(chosen[2] ?? '')) : ''
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : readable(value)
}

/** Text as it is read: of a page of ours these are all the entities there are. */
export function readable(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
