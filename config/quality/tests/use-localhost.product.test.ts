import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { findBrowser } from '../testing/find-browser.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let server: Awaited<ReturnType<typeof listen>>
let browser: Browser
let page: Page
/** Paths that the page requested from localhost:3000; no server needs to listen there. */
const requestedPaths: string[] = []
beforeAll(async () => {
  const { kind: _, ...found } = await findBrowser()
  ;[platform, browser] = await Promise.all([testPlatform(), chromium.launch(found)])
  const environment = { ...readEnvironment({ APP_ENV: 'development' }), port: 0 }
  server = await listen(await makeApp({ platform, environment, mode: 'development' }), environment)
  page = await browser.newPage()
  await page.route('http://localhost:3000/**', async (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname)
    await route.fulfill({ json: { server: 'localhost:3000' }, headers: { 'access-control-allow-origin': '*' } })
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await platform?.end()
})

// The development server builds its scripts on the first request, which is slow on a busy machine.
const timeoutMs = 90_000
const open = (path: string) => page.goto(server.url + path, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
/** Returns true if the page calls localhost:3000; false also during navigation. */
const callsLocalhost = () =>
  page.evaluate(async () => (await fetch('/api/v1/tag')).json().then((response: object) => 'server' in response)).catch(() => false)
const storedFlag = () => page.evaluate(() => localStorage.getItem('use_localhost')).catch(() => undefined)

test('SH-10 in development ?use_localhost=true is remembered across pages and sends calls to localhost:3000 until ?use_localhost=false', async () => {
  await open('/zrodla-danych')
  expect(await callsLocalhost()).toBe(false)
  await open('/zrodla-danych?use_localhost=true&x=1')
  await page.waitForURL(`${server.url}/zrodla-danych?x=1`, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
  expect(await storedFlag()).toBe('true')
  await open('/')
  await expect.poll(callsLocalhost, { timeout: timeoutMs }).toBe(true)
  await open('/zrodla-danych?use_localhost=false')
  await page.waitForURL(`${server.url}/zrodla-danych`, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
  expect(await storedFlag()).toBe('false')
  expect(new Set(requestedPaths)).toEqual(new Set(['/api/v1/tag']))
}, 300_000)
