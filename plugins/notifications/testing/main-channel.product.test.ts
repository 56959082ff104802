import { Effect } from 'effect'
import type { Browser, Page, WebSocketRoute } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { launchBrowser } from '#config/quality/testing/launch-browser.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct, type TestProduct } from '#config/quality/testing/product.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import { Overview } from '#core/overview/overview.ts'
import { accountBrowser, goodPassword, registerAndLogIn } from '#plugins/accounts/testing/account-browser.ts'

let product: TestProduct
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ editions: 0 })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

/** Opens a page for a signed-in user, without a session cookie; returns a reader of the number on the profile button. */
const openAs = async (page: Page, { id, email, jwt }: Awaited<ReturnType<typeof join>>) => {
  const user: SessionUser = { id, email, name: 'Joanna', surname: 'Wierzba', avatar: null, language: 'pl', type: 'user', perms: {} }
  await page.route('**/api/v1/account/refresh', (route) => route.fulfill({ json: { jwt, user } }))
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(user))
  await page.goto(`${product.url}/zrodla-danych`)
  return () => page.locator('[data-profile] [data-count]').textContent()
}
const join = async () => {
  const person = await registerAndLogIn(product.platform, product.url)
  // Signing in on a second device sends a notification.
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36' }
  await accountBrowser(product.url).call('POST', '/api/login', { email: person.email, password: goodPassword }, phone)
  await waitUntil(
    async () => (await rowsOf(product.platform, 'select 1 from notifications_notice where account_id = ?', [person.id])).length === 1,
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

test('RT-01 a counter changes on an open page without a reload', async () => {
  const page = await browser.newPage()
  const ola = await join()
  const badge = await openAs(page, ola)
  await waitUntil(async () => (await badge()) === '1')
  await markAll(ola)
  await waitUntil(async () => (await badge()) === '')
  await page.close()
})

test('RT-05 where websockets are blocked the counter is updated by polling every 30 seconds', async () => {
  const page = await browser.newPage()
  await page.routeWebSocket('**/ws', (socket) => socket.close())
  await page.clock.install()
  const ola = await join()
  const badge = await openAs(page, ola)
  await waitUntil(async () => {
    await page.clock.runFor(500)
    return (await badge()) === '1'
  })
  await markAll(ola)
  await page.clock.runFor(30_000)
  await waitUntil(async () => (await badge()) === '')
  await page.close()
})

test('RT-02 a lost connection is re-established and delivers what was missed; after signing out nothing more is received', async () => {
  const page = await browser.newPage()
  const sockets: WebSocketRoute[] = []
  const counters: number[] = []
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket('**/main/ws', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const { type, data } = JSON.parse(String(text))
      if (type === 'overview.updated') counters.push(data.notifications.new_notifications)
      socket.send(text)
    })
    socket.onClose(() => {
      open.delete(socket)
      void server.close()
    })
    open.add(socket)
    sockets.push(socket)
  })
  const ola = await join()
  const badge = await openAs(page, ola)
  await waitUntil(async () => counters.length === 1)
  await Effect.runPromise(product.platform.find(Overview).publishCounts([ola.id]))
  await waitUntil(async () => counters.length === 2)
  await sockets[0]?.close()
  await markAll(ola)
  await waitUntil(async () => counters.join() === '1,1,0' && (await badge()) === '')
  expect([sockets.length, ...open]).toEqual([2, sockets[1]])
  await page.evaluate(() => new BroadcastChannel('session').postMessage(null))
  await waitUntil(async () => open.size === 0)
  await Effect.runPromise(product.platform.find(Overview).publishCounts([ola.id]))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect([counters, sockets.length]).toEqual([[1, 1, 0], 2])
  await page.close()
})
