import { expect, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
import { countScripts } from '#web/e2e/count-scripts.ts'
import { krakow, list, map, mapReady, numberIn, withoutBaseMap } from './map-page.ts'

test.beforeEach(({ page }) => withoutBaseMap(page))

test('SM-14 filters are applied, shown as chips, restored after a reload, and cleared', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  const all = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.getByRole('checkbox', { name: 'Wolne miejsca' }).check()
  await page.getByRole('button', { name: 'Pokaż', exact: true }).click()
  await expect(page).toHaveURL(/miasto=malopolskie(%2F|\/)krakow.*wolne-miejsca=tak/)
  const chip = page.getByRole('link', { name: /wolnymi miejscami/ })
  await expect(chip).toBeVisible()
  const some = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  await page.reload()
  await expect(chip).toBeVisible()
  await mapReady(page)
  await expect(map(page)).toHaveAttribute('data-total', String(some))
  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.getByRole('link', { name: 'Wyczyść' }).last().click()
  await expect(chip).toHaveCount(0)
  expect(numberIn(await page.getByRole('heading', { level: 1 }).textContent())).toBe(all)
  expect(page.url()).toContain('miasto=malopolskie/krakow')
})

test('SM-15 SH-09 on a phone the list and the sheet over the map show the same results in the same order; the scroll position is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(krakow)
  const names = () => list(page).getByRole('heading', { level: 2 }).allTextContents()
  const before = await names()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await mapReady(page)
  expect(await names()).toEqual(before)
  expect(page.url()).toContain('widok=mapa')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
  await expect(map(page)).toBeHidden()
})

test('on a phone the sheet stops at a row of cards, at half and at full height, by press, key and drag', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${krakow}&widok=mapa`)
  await mapReady(page)
  const sheet = page.locator('[data-sheet]')
  const height = async () => (await sheet.boundingBox())?.height ?? 0
  const whole = (await map(page).boundingBox())?.height ?? 0
  const row = await height()
  expect(row).toBeLessThan(whole * 0.45)
  await page.getByRole('button', { name: 'Rozwiń listę do połowy' }).press('ArrowUp')
  await expect.poll(height).toBeGreaterThan(row + 50)
  await page.getByRole('button', { name: 'Rozwiń całą listę' }).click()
  // Up to the search field, which floats over the map.
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  await expect.poll(height).toBeCloseTo(whole - bar, 0)
  const handle = page.getByRole('button', { name: 'Zwiń listę' })
  await expect(handle).toHaveAttribute('aria-expanded', 'true')
  const box = await handle.boundingBox()
  await page.mouse.move(195, (box?.y ?? 0) + 12)
  await page.mouse.down()
  await page.mouse.move(195, 500, { steps: 4 })
  await page.mouse.move(195, 800, { steps: 8 })
  await page.mouse.up()
  await expect.poll(height).toBeCloseTo(row, 0)
})

test('SM-15 on a phone the map is as high as the window, beneath the search field; beside a list the list can be put away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${krakow}&widok=mapa`)
  await mapReady(page)
  expect(await map(page).boundingBox()).toMatchObject({ y: 0, height: 844 })
  await expect(page.getByRole('banner').getByRole('combobox')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('link', { name: 'Lista', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Ukryj listę' }).click()
  await expect(list(page)).toBeHidden()
  expect(await map(page).boundingBox()).toMatchObject({ x: 0, width: 1440 })
  await page.getByRole('button', { name: 'Pokaż listę' }).click()
  await expect(list(page)).toBeVisible()
})

test('SM-17 on a phone a swiped card highlights its marker, and all cards can be reached by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/wszystkie-lokalizacje?granice=19.9,50.03,19.99,50.09&zoom=13&widok=mapa')
  await mapReady(page)
  await list(page)
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollTo({ left: 700, behavior: 'instant' }))
  await expect(page.locator('[data-dot][data-lit], [data-pin][data-lit]')).toHaveCount(1)
  const links = list(page).getByRole('heading', { level: 2 }).getByRole('link')
  for (const n of [0, 5]) {
    await links.nth(n).focus()
    await expect(links.nth(n)).toBeInViewport()
  }
})

test.describe('near the device', () => {
  test.use({ geolocation: { latitude: 50.0614, longitude: 19.9366 }, permissions: ['geolocation'] })

  test('CA-08 CA-09 what is near comes first with its distance; the position is in no address', async ({ page }) => {
    const lists: string[] = []
    page.on('request', (request) => request.url().includes('od=') && lists.push(request.url()))
    await page.goto('/wszystkie-lokalizacje')
    await mapReady(page)
    await map(page).getByRole('button', { name: 'W mojej okolicy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Najbliżej Ciebie')
    const distances = await list(page)
      .locator('[data-facility] strong')
      .filter({ hasText: /\d k?m$/ })
      .allTextContents()
    const metres = distances.map((text) => Number(text.replace(',', '.').replace(/[^\d.]/g, '')) * (text.includes('km') ? 1000 : 1))
    expect(metres.length).toBeGreaterThan(3)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
    expect(lists).toHaveLength(1)
    expect(page.url()).toMatch(/blisko=tak$/)
    expect(await page.content()).not.toContain('50.061')
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain('50.06')
  })

  test('CA-09 the search field and a phone’s list lead there without the map', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('combobox').first().click()
    await page.getByRole('link', { name: 'W mojej okolicy' }).click()
    await expect(page).toHaveURL(/blisko=tak/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Najbliżej Ciebie')
    await expect(list(page).getByText(/\d m/).first()).toBeVisible()
  })
})

test('CA-09 a denied position leaves list and map as they are and says so', async ({ page }) => {
  await page.goto('/wszystkie-lokalizacje')
  await mapReady(page)
  await map(page).getByRole('button', { name: 'W mojej okolicy' }).click()
  await expect(map(page).getByRole('alert')).toContainText('położeni')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warszawa')
})

test('SM-16 SH-16 the map is busy only during a search; a failed search can be retried', async ({ page }) => {
  let fails = true
  await page.route('**/api/search/clusters', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await (fails ? route.abort() : route.continue())
  })
  await page.goto(krakow)
  await expect(map(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Szukamy…')).toBeVisible()
  await expect(map(page).getByRole('alert')).toContainText('Nie udało się')
  await expect(map(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Szukamy…')).toHaveCount(0)
  expect(await list(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
  fails = false
  await map(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(map(page)).toHaveAttribute('aria-busy', 'true')
  await mapReady(page)
  await expect(map(page).getByRole('alert')).toHaveCount(0)
})

test('the map page loads at most 8 KB of script while the map is hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = countScripts(page)
  await openPage(page, krakow)
  const bytes = await scripts.bytes()
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(8 * 1024)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SM-18 list, filters and pager are available in every view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${krakow}&widok=mapa`)
    await expect(list(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Filtry' }).click()
    await page.getByRole('checkbox', { name: 'Wolne miejsca' }).check()
    await page.getByRole('button', { name: 'Pokaż', exact: true }).click()
    await expect(page).toHaveURL(/wolne-miejsca=tak/)
    await page.goto(krakow)
    await page.getByRole('link', { name: /Następna/ }).click()
    await expect(page).toHaveURL(/miasto=malopolskie\/krakow&page=2/)
  })
})
