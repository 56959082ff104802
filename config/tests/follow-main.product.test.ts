import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Overview } from '#core/overview/overview.ts'
import { Effect } from 'effect'
import { accountBrowser, goodPassword, joined } from '../testing/account-browser.ts'
import { until } from '../testing/indexed.ts'
import { ownBrowser } from '../testing/own-browser.ts'
import { rowsOf } from '../testing/platform.ts'
import { scriptOf } from '../testing/script-of.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let browser: Browser
let script: string
beforeAll(async () => {
  product = await served({ editions: 0 })
  browser = await ownBrowser()
  script = await scriptOf(path.resolve(import.meta.dirname, '../../web/live/follow-main.ts'), 'live')
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

declare global {
  interface Window {
    live: typeof import('#web/live/follow-main.ts')
    heard: { data: { notifications: { new_notifications: number } } }[]
    end: () => void
  }
}

/** A page of somebody who has signed in, which follows the main channel; gives the figures that it has heard. */
const following = async (page: Page, jwt: string) => {
  await page.addInitScript({ content: script })
  await page.goto(`${product.url}/zrodla-danych`)
  await page.evaluate((jwt) => {
    window.heard = []
    window.end = window.live.followMain({ bearer: async () => jwt, onFrame: (frame) => void window.heard.push(frame as never) })
  }, jwt)
  return () => page.evaluate(() => window.heard.map(({ data }) => data.notifications.new_notifications))
}
const join = async () => {
  const person = await joined(product.platform, product.url)
  // A second device is news.
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36' }
  await accountBrowser(product.url).call('POST', '/api/login', { email: person.email, password: goodPassword }, phone)
  await until(
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

test('RT-01 a counter changes on an open page within two seconds, without loading it anew', async () => {
  const page = await browser.newPage()
  const ola = await join()
  const figures = await following(page, ola.jwt)
  await until(async () => (await figures()).join() === '1', 5000)
  const began = performance.now()
  await markAll(ola)
  await until(async () => (await figures()).join() === '1,0', 2000)
  console.info(`told after ${(performance.now() - began).toFixed(0)} ms, of which the request is a part`)
  await page.close()
})

test('RT-05 where websockets are blocked the counter is right by asking every half a minute', async () => {
  const page = await browser.newPage()
  await page.routeWebSocket('**/ws', (socket) => socket.close())
  await page.clock.install()
  const ola = await join()
  const figures = await following(page, ola.jwt)
  await until(async () => {
    await page.clock.runFor(500)
    return (await figures()).join() === '1'
  }, 10_000)
  await markAll(ola)
  await page.clock.runFor(30_000)
  await until(async () => (await figures()).at(-1) === 0, 5000)
  await page.close()
})

test('RT-02 a line that was cut is taken up again, and what was missed is told; who has ended hears nothing more', async () => {
  const page = await browser.newPage()
  const lines: { close: () => Promise<void> }[] = []
  await page.routeWebSocket('**/main/ws', (socket) => {
    socket.connectToServer()
    lines.push(socket)
  })
  const ola = await join()
  const figures = await following(page, ola.jwt)
  await until(async () => (await figures()).length === 1, 5000)
  await Effect.runPromise(product.platform.find(Overview).changed([ola.id]))
  await until(async () => (await figures()).length === 2, 5000)
  await lines[0]?.close()
  await markAll(ola)
  await until(async () => (await figures()).join() === '1,1,0', 5000)
  expect(lines).toHaveLength(2)
  await page.evaluate(() => window.end())
  await Effect.runPromise(product.platform.find(Overview).changed([ola.id]))
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect([await figures(), lines.length]).toEqual([[1, 1, 0], 2])
  await page.close()
})
