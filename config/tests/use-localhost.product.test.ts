import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, makeApp } from '#web/server.ts'
import { readEnvironment } from '../environment.ts'
import { findBrowser } from '../testing/browser.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let server: Awaited<ReturnType<typeof listen>>
let browser: Browser
let page: Page
/** What the page asked of localhost:3000; nobody needs to listen there. */
const asked: string[] = []
beforeAll(async () => {
  const { kind: _, ...found } = await findBrowser()
  ;[platform, browser] = await Promise.all([testPlatform(), chromium.launch(found)])
  const environment = { ...readEnvironment({ APP_ENV: 'development' }), port: 0 }
  server = await listen(await makeApp({ platform, environment, mode: 'development' }), environment)
  page = await browser.newPage()
  await page.route('http://localhost:3000/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await route.fulfill({ json: { here: 'localhost:3000' }, headers: { 'access-control-allow-origin': '*' } })
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await platform?.end()
})

// The development server makes its scripts when they are first asked for: a busy machine takes its time.
const patience = 90_000
const open = (path: string) => page.goto(server.url + path, { waitUntil: 'domcontentloaded', timeout: patience })
/** Whether a page calls localhost:3000; false too while it is on its way elsewhere. */
const callsAway = () =>
  page.evaluate(async () => (await fetch('/api/v1/tag')).json().then((answer: object) => 'here' in answer)).catch(() => false)
const kept = () => page.evaluate(() => localStorage.getItem('use_localhost')).catch(() => undefined)

test('SH-10 in development ?use_localhost=true is kept over pages and sends calls to localhost:3000 until ?use_localhost=false', async () => {
  await open('/zrodla-danych')
  expect(await callsAway()).toBe(false)
  await open('/zrodla-danych?use_localhost=true&x=1')
  await page.waitForURL(`${server.url}/zrodla-danych?x=1`, { waitUntil: 'domcontentloaded', timeout: patience })
  expect(await kept()).toBe('true')
  await open('/')
  await expect.poll(callsAway, { timeout: patience }).toBe(true)
  await open('/zrodla-danych?use_localhost=false')
  await page.waitForURL(`${server.url}/zrodla-danych`, { waitUntil: 'domcontentloaded', timeout: patience })
  expect(await kept()).toBe('false')
  expect(new Set(asked)).toEqual(new Set(['/api/v1/tag']))
}, 300_000)
