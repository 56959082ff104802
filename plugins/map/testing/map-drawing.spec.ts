import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from 'playwright/test'
import { krakow, list, map, mapReady } from './map-page.ts'

/** Counts the different colours of an image. */
const colours = async (page: Page, png: Buffer) =>
  page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context2d = canvas.getContext('2d')
    context2d?.drawImage(image, 0, 0)
    const pixels = context2d?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const seen = new Set<number>()
    for (let n = 0; n < pixels.length; n += 4 * 7)
      seen.add(((pixels[n] ?? 0) >> 4) * 256 + ((pixels[n + 1] ?? 0) >> 4) * 16 + ((pixels[n + 2] ?? 0) >> 4))
    return seen.size
  }, png.toString('base64'))

test('SM-22 with other origins blocked the map shows boundaries, names and markers', async ({ page, baseURL }) => {
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await mapReady(page)
  await page.evaluate(() => {
    for (const marker of document.querySelectorAll('.maplibregl-marker')) marker.remove()
  })
  await expect.poll(async () => colours(page, await page.locator('canvas').screenshot())).toBeGreaterThan(20)
  expect(foreign.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
  expect(errors).toEqual([])
})

/** Transferred bytes of a response's body. */
const bytesOf = async (response: Response) => {
  const { responseBodySize } = await response.request().sizes()
  // Chromium does not count what a worker loads as its own script.
  return responseBodySize || gzipSync(await response.body()).length
}

test('SM-22 the first view of a city asks at most 1.2 MB, its map script at most 300 KB, and the archive in ranges only', async ({
  page,
}) => {
  const responses: Response[] = []
  let pending = 0
  page.on('request', () => pending++)
  page.on('requestfinished', () => pending--)
  page.on('requestfailed', () => pending--)
  page.on('response', (response) => responses.push(response))
  await page.goto(krakow)
  await mapReady(page)
  // The first response is the archive's directory; the tiles of a view are requested together.
  const hasTiles = () => responses.filter((response) => response.url().endsWith('.pmtiles')).length > 1
  await expect.poll(() => hasTiles() && pending === 0).toBe(true)
  const loaded = await Promise.all(
    responses.map(async (response) => ({ url: response.url(), status: response.status(), bytes: await bytesOf(response) })),
  )
  const tiles = loaded.filter(({ url }) => url.endsWith('.pmtiles'))
  expect(tiles.length).toBeGreaterThan(3)
  expect(new Set(tiles.map(({ status }) => status))).toEqual(new Set([206]))
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1.2 * 2 ** 20)
  const scripts = loaded.filter(({ url }) => url.endsWith('.js')).map(({ bytes }) => bytes)
  expect(Math.max(...scripts)).toBeLessThanOrEqual(300 * 2 ** 10)
})

test('SM-22 with a broken archive the map shows boundaries, names and markers', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.route('**/*.pmtiles', (route) => route.fulfill({ status: 200, body: '<html>broken</html>' }))
  await page.goto('/wszystkie-lokalizacje?granice=14,49,24.2,55&zoom=6')
  await mapReady(page)
  await expect.poll(async () => colours(page, await page.locator('canvas').screenshot())).toBeGreaterThan(20)
  expect(errors).toEqual([])
  await expect(map(page).getByRole('alert')).toHaveCount(0)
})

test('SH-16 without WebGL the list stays and the map shows a message', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : (real as (...all: unknown[]) => unknown).call(this, kind, ...rest)
    } as typeof real
  })
  await page.goto(krakow)
  await expect(map(page).getByRole('alert')).toContainText('Wszystkie placówki są na liście')
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  expect(await list(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
})

test('a theme change applies to the open map', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje?granice=11,47.5,27,56.5&zoom=5')
  await mapReady(page)
  const middle = async () => {
    const box = await page.locator('canvas').boundingBox()
    const png = await page.screenshot({ clip: { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 200, width: 40, height: 40 } })
    return page.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      const context2d = canvas.getContext('2d')
      context2d?.drawImage(image, 0, 0)
      const [r = 0, g = 0, b = 0] = context2d?.getImageData(5, 5, 1, 1).data ?? []
      return r + g + b
    }, png.toString('base64'))
  }
  await expect.poll(middle).toBeGreaterThan(500)
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await expect.poll(middle).toBeLessThan(150)
})
