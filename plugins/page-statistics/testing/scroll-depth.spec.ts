import { expect, type Page, test } from 'playwright/test'
import { openPage, reloadPage } from '#config/quality/testing/open-page.ts'

/** Opens a page and records what it sends to the scroll depth counter, and the responses. */
const openCounted = async (page: Page, path: string) => {
  const sent: string[] = []
  const answers: { cookie: string | null; status: number }[] = []
  await page.exposeFunction('recordSent', (text: string) => void sent.push(text))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((window as unknown as { recordSent: (text: string) => void }).recordSent)
      return send(url, body)
    }
  })
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/v1/page-statistics/scroll-depth'))
      answers.push({ cookie: await answer.request().headerValue('cookie'), status: answer.status() })
  })
  await openPage(page, path)
  return { sent, answers }
}
const scrollDown = async (page: Page, share: number) => {
  await page.evaluate((share) => {
    scrollTo({ top: document.documentElement.scrollHeight * share - innerHeight, behavior: 'instant' })
  }, share)
  await page.waitForTimeout(300)
}

test('SH-19 counts a page scrolled to 90 % once per view, by its route name only', async ({ page }) => {
  const { sent, answers } = await openCounted(page, '/zlobki/mazowieckie/warszawa?page=2')
  await scrollDown(page, 0.85)
  expect(sent).toEqual([])
  for (const share of [0.92, 0.3, 1]) await scrollDown(page, share)
  await expect.poll(() => sent).toEqual(['{"page":"catalog_facilities"}'])
  await expect.poll(() => answers).toEqual([{ cookie: null, status: 200 }])
  await reloadPage(page)
  await scrollDown(page, 0.5)
  await scrollDown(page, 1)
  await expect.poll(() => sent).toHaveLength(2)
})

for (const [signal, properties] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const)
  test(`SH-19 does not count a browser with ${signal}`, async ({ page }) => {
    await page.addInitScript((properties) => {
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(navigator, name, { get: () => value })
    }, properties)
    const { sent } = await openCounted(page, '/zlobki-miasta')
    await scrollDown(page, 1)
    expect(sent).toEqual([])
  })

test('SH-19 does not count a page that does not exist', async ({ page }) => {
  const { sent } = await openCounted(page, '/nie-ma-takiej')
  await scrollDown(page, 1)
  expect(sent).toEqual([])
})
