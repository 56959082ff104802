import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { mapReady, krakow, list, map, numberIn } from './map-page.ts'

// Without animations, so that no intermediate state is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('SM-14 filters are applied, shown as chips, restored after a reload, and cleared', async ({ page }) => {
  test.slow()
  await page.goto(krakow)
  const all = numberIn(await page.getByRole('heading', { level: 1 }).textContent())
  await page.locator('summary').filter({ hasText: 'Filtry' }).click()
  await page.getByRole('checkbox', { name: 'Wolne miejsca' }).check()
  await page.getByRole('button', { name: 'Zastosuj' }).click()
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

test('SM-15 SH-09 map and list on a phone show the same results in the same order and keep the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(krakow)
  const names = () => list(page).getByRole('heading', { level: 2 }).allTextContents()
  const before = await names()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await mapReady(page)
  await expect(page.locator('#wyniki')).toBeHidden()
  expect(page.url()).toContain('widok=mapa')
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(list(page)).toBeVisible()
  expect(await names()).toEqual(before)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
  await expect(map(page)).toBeHidden()
})

test('SM-16 SH-16 the map is busy only during a search; a failed search can be retried', async ({ page }) => {
  let fails = true
  await page.route('**/api/search/clusters', async (route) => {
    await new Promise((done) => setTimeout(done, 700))
    await (fails ? route.abort() : route.continue())
  })
  await page.goto(krakow)
  await expect(map(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Szukamy…')).toBeVisible({ timeout: 10_000 })
  await expect(map(page).getByRole('alert')).toContainText('Nie udało się', { timeout: 15_000 })
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
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(krakow, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(scripts)).reduce((sum, one) => sum + one, 0)
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
    await page.getByRole('button', { name: 'Zastosuj' }).click()
    await expect(page).toHaveURL(/wolne-miejsca=tak/)
    await page.goto(krakow)
    await page.getByRole('link', { name: /Następna/ }).click()
    await expect(page).toHaveURL(/miasto=malopolskie\/krakow&page=2/)
  })
})
