import { expect, type Route, test } from 'playwright/test'
import { call, counted, field, open, options } from './search-field.ts'

test('SM-06 ten quick keys make at most three calls, and the last answer wins though an older one comes after it', async ({ page }) => {
  const queries: string[] = []
  await page.route(call, async (route: Route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    queries.push(query)
    if (query.length === 1) await new Promise((later) => setTimeout(later, 1500))
    await route.continue().catch(() => undefined)
  })
  // A busy machine would type slowly: the page's own clock says how quick the keys are.
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const key of 'bielsko bi') {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.clock.runFor(60)
  }
  await page.clock.resume()
  await expect(options(page).first()).toContainText('Bielsko-Biała')
  await page.waitForTimeout(1600)
  await expect(options(page).first()).toContainText('Bielsko-Biała')
  expect(queries.length).toBeLessThanOrEqual(3)
  expect(queries.at(-1)).toBe('bielsko bi')
})

test('SM-06 it opens on focus, closes when something is chosen and when the focus leaves', async ({ page }) => {
  await open(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await field(page).click()
  await expect(options(page)).toHaveCount(18)
  await page.route('**/wszystkie-lokalizacje*', (route) => route.abort())
  await options(page).filter({ hasText: 'Kraków, małopolskie' }).click()
  await expect(options(page)).toHaveCount(0)
})

test('SM-23 a failure restores the 18 cities, clears the facilities and says so politely; the next text is asked again', async ({
  page,
}) => {
  await open(page)
  await field(page).fill('krak')
  await expect(page.getByRole('group', { name: 'Placówki' })).toBeVisible()
  await page.route(call, (route) => route.fulfill({ status: 502, json: { code: 'error/geo-search-error' } }))
  await field(page).fill('krako')
  await expect(options(page)).toHaveCount(18)
  await expect(page.getByRole('group', { name: 'Placówki' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Podpowiedzi chwilowo nie działają')
  await page.unroute(call)
  await field(page).fill('krakow')
  await expect(options(page).first()).toContainText('Kraków, małopolskie')
})

test('what was typed before the field woke is kept and looked for', async ({ page }) => {
  const queries = await counted(page)
  await page.route('**/assets/**', async (route) => {
    await new Promise((later) => setTimeout(later, 400))
    await route.continue()
  })
  await page.goto('/')
  await field(page).pressSequentially('kielc')
  await expect(options(page).first()).toContainText('Kielce, świętokrzyskie')
  await expect(field(page)).toHaveValue('kielc')
  expect(queries.at(-1)).toBe('kielc')
})

test('J9.2 with keys only: into the field, Kraków, and on to its map', async ({ page }) => {
  await page.goto('/')
  for (let stop = 0; stop < 20 && !(await field(page).evaluate((one) => one === document.activeElement)); stop++)
    await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(18)
  await page.keyboard.type('Krakowie')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/miasto=malopolskie(%2F|\/)krakow/)
})
