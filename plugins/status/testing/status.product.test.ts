import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { launchBrowser } from '#config/quality/testing/launch-browser.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct, type TestProduct } from '#config/quality/testing/product.ts'
import { connectWebSocket } from '#config/quality/testing/websocket-client.ts'
import { operator } from '#core/access/actor.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { AnnounceMaintenance, ClearMaintenance } from '../use-cases/maintenance.ts'

let product: TestProduct
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ withDatabaseProxy: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

const maintenance = { from: '2090-11-22T22:00', to: '2090-11-22T23:30', message: 'Wymieniamy dysk.', messageUa: 'Міняємо диск.' }
const announce = (more: object = {}) => product.platform.run(AnnounceMaintenance, operator, { ...maintenance, ...more })
const clear = () => product.platform.run(ClearMaintenance, operator, {}).catch(() => undefined)
const banner = (page: Page) => page.getByTestId('status-maintenance')
/** Opens a page and waits until it is connected to the status channel. */
const openPage = async (path: string, from?: Page) => {
  const page = from ?? (await browser.newPage())
  const [socket] = await Promise.all([page.waitForEvent('websocket'), page.goto(product.url + path)])
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('"maintenance"') })
  return page
}

test('RT-02 an announced maintenance appears on open pages, in their language, and disappears when cleared', async () => {
  const pl = await openPage('/')
  const ua = await openPage('/uk/zrodla-danych')
  await announce()
  await banner(pl).getByText('Wymieniamy dysk.').waitFor()
  expect(await banner(pl).getByRole('status').textContent()).toMatch(/^Przerwa techniczna: 22 listopada,? 22:00–23:30\. Wymieniamy dysk\.$/)
  await banner(ua).getByText('Технічна перерва: ').waitFor()
  expect(await banner(ua).textContent()).toContain('Міняємо диск.')
  await clear()
  for (const page of [pl, ua]) await banner(page).waitFor({ state: 'detached' })
  for (const page of [pl, ua]) await page.close()
})

test('RT-02 pages opened later show the announcement; a closed one stays hidden until another is announced', async () => {
  await announce()
  const page = await openPage('/')
  await banner(page).getByRole('button', { name: 'Zamknij' }).click()
  await openPage('/zlobki', page)
  expect(await banner(page).count()).toBe(0)
  await announce({ message: 'Jednak dwa dyski.' })
  await banner(page).getByText('Jednak dwa dyski.').waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.close()
  await clear()
})

test('RT-05 where websockets are blocked the status is polled every 30 seconds', async () => {
  const page = await browser.newPage()
  await page.routeWebSocket('**/api/v1/status/ws', (socket) => socket.close())
  await page.clock.install()
  const requests: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/api/v1/status') && requests.push(request.url())))
  await page.goto(product.url)
  await waitUntil(async () => {
    await page.clock.runFor(500)
    return requests.length === 1
  })
  await announce()
  await page.clock.runFor(30_000)
  await banner(page).waitFor()
  await page.clock.runFor(100)
  expect(await banner(page).textContent()).toContain('Wymieniamy dysk.')
  expect(requests.length).toBe(2)
  await clear()
  await page.clock.runFor(30_000)
  await banner(page).waitFor({ state: 'detached' })
  await page.close()
})

test('RT-02 while the database is unreachable open pages show a warning, and hide it afterwards', async () => {
  const page = await openPage('/')
  await product.platform.databaseProxy?.disconnect()
  const health = page.getByTestId('status-health')
  await health.getByText('Mamy chwilowe kłopoty').waitFor()
  expect((await product.get('/api/v1/status')).status).toBe(503)
  await product.platform.databaseProxy?.reconnect()
  await health.waitFor({ state: 'detached' })
  await page.close()
})

test('BM-01 RT-02 another build is announced over the channel: one blue toast', async () => {
  const page = await browser.newPage()
  await page.routeWebSocket('**/api/v1/status/ws', (socket) => {
    for (const [id, build] of [
      [1, 'newer'],
      [2, 'newest'],
    ] as const)
      socket.send(JSON.stringify({ type: 'build', id, ts: '', data: { id: build } }))
  })
  await page.goto(product.url)
  await page.getByTestId('toasts').getByText('Jest nowa wersja').waitFor()
  expect(await page.getByTestId('toasts').locator('[data-kind="info"]').count()).toBe(1)
  await page.close()
  const client = await connectWebSocket(product.url, '/api/v1/status/ws')
  const { id } = (await (await product.get('/builds/latest.json')).json()) as { id: string }
  expect((await client.waitForFrame('build')).data).toEqual({ id })
  client.socket.close()
})

test('RT-02 the channel is opened after the page: scripts stay within 8 KB, and no token is in any address', async () => {
  const page = await browser.newPage()
  const sockets = [] as string[]
  const scripts = countScripts(page)
  page.on('websocket', (socket) => void sockets.push(socket.url()))
  await openPage('/', page)
  const bytes = await scripts.bytes()
  console.info(`scripts at load and idle: ${bytes} bytes in ${scripts.files()} files`)
  expect(bytes).toBeLessThan(8000)
  expect(sockets).toEqual([`${product.url.replace('http', 'ws')}/api/v1/status/ws`])
  await page.close()
})

test('RT-02 a browser that is never idle opens its connection too', async () => {
  const page = await browser.newPage()
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, options) => (options?.timeout ? window.setTimeout(then, options.timeout) : 0)
  })
  await openPage('/', page)
  await page.close()
})

test('RT-02 a page that is left closes its connection, so that it can be restored from the back-forward cache', async () => {
  const page = await openPage('/')
  const open = async () =>
    (await product.get('/metrics').then((response) => response.text())).match(/kredka_live_sockets\{channel="status"\} (\d+)/)?.[1]
  await waitUntil(async () => (await open()) === '1')
  await page.goto('about:blank')
  await waitUntil(async () => (await open()) === '0')
  await Promise.all([page.waitForEvent('websocket'), page.goBack()])
  await waitUntil(async () => (await open()) === '1')
  await page.close()
})

test('RT-02 validates the operator’s input: an end before the start, and nothing to clear', async () => {
  await expect(announce({ to: '2090-11-22T21:00' })).rejects.toMatchObject({ _tag: 'MaintenanceTimesWrong' })
  await expect(product.platform.run(ClearMaintenance, operator, {})).rejects.toMatchObject({ _tag: 'NothingAnnounced' })
  expect(await rowsOf(product.platform, 'select 1 from status_maintenance where cleared_at is null')).toEqual([])
})
