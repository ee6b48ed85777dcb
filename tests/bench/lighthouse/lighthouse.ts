import { readCommand } from '../../../src/commands/read-command.ts'
import { launchOwnBrowser } from '../../browser/browser.ts'
import { serveFront } from '../browser/front.ts'
import { measuredPages } from '../browser/pages.ts'
import { measuredSite } from '../browser/site.ts'
import { medianOf } from '../median.ts'
import { loadLighthouse, type Report } from './load-lighthouse.ts'

const { values } = readCommand({
  usage: `npm run bench -- lighthouse [--runs 3] [--site URL] [--port 8790] [--smoke]

What Lighthouse gives the pages on its own phone: as npm has it, in the tests' Chromium.`,
  options: {
    port: { type: 'string', default: '8790' },
    site: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** One report on one page: the figures say nothing. */
    smoke: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
const runs = values.smoke ? 1 : Number(values.runs)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const lighthouse = await loadLighthouse()
const site = await measuredSite(values.site)
const front = await serveFront(port, { sitePort: site.port, hasNoPictures: values.smoke })
const browser = await launchOwnBrowser([`--remote-debugging-port=${port + 1}`])
try {
  console.log(`| Lighthouse, median of ${runs} | ${categories.join(' | ')} | FCP | LCP | TBT | CLS |`)
  console.log(`|---|${[...categories, 1, 2, 3, 4].map(() => '---|').join('')}`)
  const failed = new Map<string, string>()
  for (const { name, path } of (await measuredPages(site.port)).slice(0, values.smoke ? 1 : undefined)) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run += 1) {
      const report = await reportOn(`http://da.localhost:${port}${path}`)
      reports.push(report)
      for (const audit of failedAudits(report)) failed.set(`${name}: ${audit.id}`, audit.text)
    }
    const scores = categories.map((category) => medianOf(reports.map((report) => scoreOf(report, category))).toFixed(0))
    const figures = (['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const).map(
      (id) => `${medianOf(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)).toFixed(0)} ms`,
    )
    const shift = medianOf(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN))
    console.log(`| ${[name, ...scores, ...figures, shift.toFixed(3)].join(' | ')} |`)
  }
  console.log('\nWhat was not whole:')
  for (const [audit, text] of failed) console.log(`- ${audit}: ${text}`)
} finally {
  await browser.close()
  front.stop()
  await site.stop()
}

async function reportOn(url: string): Promise<Report> {
  await fetch(url.replace('da.localhost', '127.0.0.1'))
  const report = await lighthouse(url, {
    port: port + 1,
    onlyCategories: values.smoke ? ['performance'] : [...categories],
    logLevel: 'error',
    // The network as it is, and no picture of the page.
    ...(values.smoke && { throttlingMethod: 'provided', disableFullPageScreenshot: true }),
  })
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}

function scoreOf(report: Report, category: string): number {
  return 100 * (report.categories[category]?.score ?? 0)
}

/** Those that weigh in a category and did not get all. */
function failedAudits({ audits, categories }: Report): { id: string; text: string }[] {
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return weighty.flatMap(({ id }) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 0.98) return []
    const items = audit.details?.items ? JSON.stringify(audit.details.items).slice(0, 400) : ''
    return [{ id, text: `${audit.score} ${audit.displayValue ?? audit.title} ${items}` }]
  })
}
