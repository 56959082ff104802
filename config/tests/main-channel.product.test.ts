import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Overview } from '#core/overview/overview.ts'
import { Effect } from 'effect'
import { accountBrowser, goodPassword, registerAndLogIn } from '../testing/account-browser.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { launchBrowser } from '../testing/launch-browser.ts'
import { rowsOf } from '../testing/platform.ts'
import { bundleScript } from '../testing/bundle-script.ts'
import { type TestProduct, startProduct } from '../testing/product.ts'

let product: TestProduct
let browser: Browser
let script: string
beforeAll(async () => {
  product = await startProduct({ editions: 0 })
  browser = await launchBrowser()
  script = await bundleScript('#plugins/notifications/web/client/overview.ts', 'live')
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

declare global {
  interface Window {
    live: typeof import('#plugins/notifications/web/client/overview.ts')
    received: { data: { notifications: { new_notifications: number } } }[]
    end: () => void
  }
}

/** Opens a page of a signed-in user that subscribes to the main channel; returns a reader of the counter values that it has received. */
const openFollowing = async (page: Page, jwt: string) => {
  await page.addInitScript({ content: script })
  await page.goto(`${product.url}/zrodla-danych`)
  await page.evaluate((jwt) => {
    window.received = []
    window.end = window.live.followMainChannel({
      bearer: async () => jwt,
      onMessage: (message) => void window.received.push(message as never),
    })
  }, jwt)
  return () => page.evaluate(() => window.received.map(({ data }) => data.notifications.new_notifications))
}
const join = async () => {
  const person = await registerAndLogIn(product.platform, product.url)
  // Signing in on a second device sends a notification.
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36' }
  await accountBrowser(product.url).call('POST', '/api/login', { email: person.email, password: goodPassword }, phone)
  await waitUntil(
    async () => (await rowsOf(product.platform, 'select 1 from notifications_notice where account_id = ?', [person.id])).length === 1,
    10_000,
  )
  return { ...person, jwt: person.browser.jwt ?? '' }
}
const markAll = async ({ browser }: Awaited<ReturnType<typeof join>>) => {
  const { items } = (await browser.call('GET', '/api/v1/notification')).body
  await browser.call(
    'POST',
    '/api/v1/seen-by/mark',
    items.map(({ id }: { id: string }) => ({ id })),
  )
}

test('RT-01 a counter changes on an open page within two seconds, without a reload', async () => {
  const page = await browser.newPage()
  const ola = await join()
  const counters = await openFollowing(page, ola.jwt)
  await waitUntil(async () => (await counters()).join() === '1', 5000)
  const start = performance.now()
  await markAll(ola)
  await waitUntil(async () => (await counters()).join() === '1,0', 2000)
  console.info(`counter received after ${(performance.now() - start).toFixed(0)} ms, the request included`)
  await page.close()
})

test('RT-05 where websockets are blocked the counter is updated by polling every 30 seconds', async () => {
  const page = await browser.newPage()
  await page.routeWebSocket('**/ws', (socket) => socket.close())
  await page.clock.install()
  const ola = await join()
  const counters = await openFollowing(page, ola.jwt)
  await waitUntil(async () => {
    await page.clock.runFor(500)
    return (await counters()).join() === '1'
  }, 10_000)
  await markAll(ola)
  await page.clock.runFor(30_000)
  await waitUntil(async () => (await counters()).at(-1) === 0, 5000)
  await page.close()
})

test('RT-02 a lost connection is re-established and delivers what was missed; an ended subscription receives nothing more', async () => {
  const page = await browser.newPage()
  const sockets: { close: () => Promise<void> }[] = []
  await page.routeWebSocket('**/main/ws', (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  const ola = await join()
  const counters = await openFollowing(page, ola.jwt)
  await waitUntil(async () => (await counters()).length === 1, 5000)
  await Effect.runPromise(product.platform.find(Overview).publishCounts([ola.id]))
  await waitUntil(async () => (await counters()).length === 2, 5000)
  await sockets[0]?.close()
  await markAll(ola)
  await waitUntil(async () => (await counters()).join() === '1,1,0', 5000)
  expect(sockets).toHaveLength(2)
  await page.evaluate(() => window.end())
  await Effect.runPromise(product.platform.find(Overview).publishCounts([ola.id]))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect([await counters(), sockets.length]).toEqual([[1, 1, 0], 2])
  await page.close()
})
