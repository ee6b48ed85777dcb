import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { FetchPage } from './crawl.ts'

/** The parts of a page that a crawler reads. */
export interface ReadPage {
  headings: number
  /** Sections without any heading in them. */
  headless: number
  title: string
  description: string
  robots: string
  canonical: string
  /** Language → URL. */
  alternates: Map<string, string>
  /** Absolute, without fragments. */
  links: string[]
}

/** @param address of the page, which its links are relative to */
export function readPage(html: string, pageUrl: string): ReadPage {
  const tags = [...html.matchAll(/<(a|link|meta|h1)\b([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attribute: attributesOf(attributes),
  }))
  const meta = (name: string) =>
    tags.find((tag) => tag.name === 'meta' && tag.attribute.name === name)?.attribute.content ?? ''
  const links = tags.filter(({ name }) => name === 'link')
  return {
    headings: tags.filter(({ name }) => name === 'h1').length,
    headless: headlessSections(html),
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    canonical: links.find(({ attribute }) => attribute.rel === 'canonical')?.attribute.href ?? '',
    alternates: new Map(
      links.flatMap(({ attribute: { rel, hreflang, href } }) =>
        rel === 'alternate' && hreflang && href ? [[hreflang, href]] : [],
      ),
    ),
    links: [
      ...new Set(
        tags.flatMap(({ name, attribute: { href, rel = '' } }) => {
          if (name !== 'a' || !href || rel.includes('nofollow') || !URL.canParse(href, pageUrl)) return []
          const url = new URL(href, pageUrl)
          url.hash = ''
          return /^https?:$/.test(url.protocol) ? [url.href] : []
        }),
      ),
    ],
  }
}

function headlessSections(html: string): number {
  const open: { hasHeading: boolean }[] = []
  let headless = 0
  for (const [, end, name] of html.matchAll(/<(\/?)(section|h[1-6])\b/g)) {
    if (name !== 'section') for (const section of open) section.hasHeading = true
    else if (end === '') open.push({ hasHeading: false })
    else if (open.pop()?.hasHeading === false) headless += 1
  }
  return headless
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-z:-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export function decoded(text: string): string {
  return text.replace(/&([a-z]+|#x?[\da-f]+);/gi, (entity, name) => entities[name] ?? entity)
}

const program = 'node_modules/.bin/html-validate'
const config = fileURLToPath(new URL('html-validate.json', import.meta.url))

/** One finding for each page with a fault. */
const ReportSchema = v.array(
  v.object({
    filePath: v.string(),
    messages: v.array(v.object({ ruleId: v.string(), message: v.string(), selector: v.nullish(v.string(), '') })),
  }),
)

interface MarkupFault {
  url: string
  detail: string
}

/** Findings of html-validate by the HTML standard, in a process of its own: it takes as long as the crawl. */
export async function markupFaults(pages: ReadonlyMap<string, string>): Promise<MarkupFault[]> {
  if (pages.size === 0) return []
  const folder = await mkdtemp(join(tmpdir(), 'markup-'))
  try {
    const urls = [...pages.keys()]
    const files = urls.map((_, index) => join(folder, `${index}.html`))
    await Promise.all([...pages.values()].map((html, index) => writeFile(files[index] ?? '', html)))
    const report = v.parse(ReportSchema, JSON.parse(await run(['--config', config, '--formatter', 'json', ...files])))
    return report.flatMap(({ filePath, messages }) => {
      const url = urls[files.indexOf(filePath)] ?? filePath
      return messages.map(({ ruleId, message, selector }) => ({
        url,
        detail: `${ruleId}: ${message} (${selector})`,
      }))
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** It exits with 1 if it has findings, and prints them all the same. */
function run(parameters: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, ...parameters], { maxBuffer: 64 * 1024 * 1024 }, (error, found, errorText) => {
      if (error && found === '') reject(new Error(`html-validate: ${errorText || error.message}`))
      else resolve(found)
    })
  })
}

const headers = { 'user-agent': 'marehalm-crawl' }

/** Node does not resolve *.localhost: the request goes to this machine, with the name in the Host header. */
export async function fetchSitePage(pageUrl: string): ReturnType<FetchPage> {
  const url = new URL(pageUrl)
  if (!url.hostname.endsWith('.localhost')) return fetch(pageUrl, { redirect: 'manual', headers })
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port: url.port, path: url.pathname + url.search },
        headers: { ...headers, host: url.host },
        // A connection of its own: the runtime closes one that has been idle for five seconds just as it is used again.
        agent: false,
      },
      async (reply) => {
        const body = Buffer.concat(await Array.fromAsync(reply)).toString()
        const { statusCode = 0 } = reply
        const fields = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)])
        resolve({ status: statusCode, headers: new Headers(fields), text: async () => body })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
