import { chromium } from 'playwright-core'
import { readdirSync } from 'node:fs'
const cache = readdirSync('node_modules/.cache').find((n) => n.startsWith('chromium-'))
const [ed, search, width, js] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: `node_modules/.cache/${cache}/chromium`, args: ['--no-sandbox'] })
const c = await b.newContext({ viewport: { width: +width, height: 844 }, javaScriptEnabled: js === 'js', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36' })
await c.addCookies([{ name: 'marehalm_consent', value: 'necessary', domain: `${ed}.localhost`, path: '/' }])
const p = await c.newPage(); p.setDefaultTimeout(60000)
p.on('console', (m) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 200)))
const u = `http://${ed}.localhost:8801`
await p.goto(u + search, { waitUntil: 'domcontentloaded' }); console.log(await p.locator('.results-count').first().innerText())
const card = p.locator('.cards article.card').first(); console.log((await card.innerText()).replace(/\s+/g, ' ').slice(0, 260))
await card.locator('a[href*="ferienhaus-"], a[href*="sommerhus-"], a[href*="holiday-home-"]').first().click(); await p.waitForLoadState('domcontentloaded'); console.log(p.url())
const total = async () => (await p.locator('.price-lines .total dd').first().textContent().catch(() => ''))
const book = p.locator('main a[href*="/booking/"]').first(); const to = await book.getAttribute('href'); console.log('book', to.slice(0, 120))
await p.goto(new URL(to, u).href); console.log(p.url(), await p.title())
await p.locator('.booking-end button.primary').click(); await p.waitForURL(/step2/); console.log(p.url(), await total())
if (/\/1\/|step-1|step=1/.test(p.url())) console.log((await p.locator('main').innerText()).slice(0, 800))
const extra = p.locator('.extras input').first(); if (await extra.count()) { (await extra.getAttribute('type')) === 'checkbox' ? await extra.check() : await extra.fill('1') }
const g = { firstName: 'Anne', lastName: 'Prøve', email: `walk${Date.now()}@example.com`, phone: '+4520304050', address: 'Strandvej 1', zipCode: '6857', city: 'Blåvand' }
for (const f of await p.locator('input[id^=field-]').all()) { const id = await f.getAttribute('id'); const k = id.replace('field-', ''); const t = await f.getAttribute('type'); if (t === 'checkbox' || t === 'hidden' || t === 'radio' || !(await f.isVisible())) continue; if (await f.inputValue()) continue; const v = /mail/i.test(k) ? g.email : /phone|tel/i.test(k) ? g.phone : /zip|post/i.test(k) ? g.zipCode : /address|street/i.test(k) ? g.address : /city/i.test(k) ? g.city : /first/i.test(k) ? g.firstName : /last|name/i.test(k) ? g.lastName : null; if (v) await f.fill(v) }
await p.locator('#field-country').selectOption('DK').catch(() => {})
await p.locator('.booking-end button.primary').click(); await p.waitForURL(/step3/); console.log(p.url(), await p.title(), await total())
await p.locator('#field-terms').check(); await p.locator('.booking-end button.primary').dblclick(); await p.waitForSelector('.booking-number strong')
console.log(p.url(), await p.title(), await p.locator('.booking-number strong').first().innerText().catch(() => 'NO NUMBER'), await total())
await b.close()
