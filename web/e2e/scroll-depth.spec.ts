import { expect, type Page, test } from 'playwright/test'

/** A page that tells what it sends to the counter, and how that was answered. */
const opened = async (page: Page, path: string) => {
  const sent: string[] = []
  const answers: { cookie: string | null; status: number }[] = []
  await page.exposeFunction('tellSent', (text: string) => void sent.push(text))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((window as unknown as { tellSent: (text: string) => void }).tellSent)
      return send(url, body)
    }
  })
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/v1/page-statistics/scroll-depth'))
      answers.push({ cookie: await answer.request().headerValue('cookie'), status: answer.status() })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { sent, answers }
}
const scrollDown = async (page: Page, share: number) => {
  await page.evaluate((share) => {
    scrollTo({ top: document.documentElement.scrollHeight * share - innerHeight, behavior: 'instant' })
  }, share)
  await page.waitForTimeout(300)
}

test('SH-19 at nine tenths a page is counted once a view, by its route’s name and nothing else', async ({ page }) => {
  const { sent, answers } = await opened(page, '/zlobki/mazowieckie/warszawa?page=2')
  await scrollDown(page, 0.85)
  expect(sent).toEqual([])
  for (const share of [0.92, 0.3, 1]) await scrollDown(page, share)
  expect(sent).toEqual(['{"page":"catalog_facilities"}'])
  await expect.poll(() => answers).toEqual([{ cookie: null, status: 200 }])
  await page.reload({ waitUntil: 'networkidle' })
  await scrollDown(page, 0.5)
  await scrollDown(page, 1)
  expect(sent).toHaveLength(2)
})

for (const [who, asks] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const)
  test(`SH-19 a browser that says ${who} is not counted`, async ({ page }) => {
    await page.addInitScript((asks) => {
      for (const [name, value] of Object.entries(asks)) Object.defineProperty(navigator, name, { get: () => value })
    }, asks)
    const { sent } = await opened(page, '/zlobki-miasta')
    await scrollDown(page, 1)
    expect(sent).toEqual([])
  })

test('SH-19 a page that was not found has no name and is not counted', async ({ page }) => {
  const { sent } = await opened(page, '/nie-ma-takiej')
  await scrollDown(page, 1)
  expect(sent).toEqual([])
})
