import { expect, type Route, test } from 'playwright/test'
import { field, open, options, recordQueries, suggested, suggestionCall } from './search-field.ts'

test('SM-06 ten quick keys make at most three calls, and the response to the last one wins over a later response to an older one', async ({
  page,
}) => {
  const queries: string[] = []
  await page.route(suggestionCall, async (route: Route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    queries.push(query)
    if (query.length === 1) await new Promise((later) => setTimeout(later, 1500))
    await route.continue().catch(() => undefined)
  })
  // The fake clock makes typing fast even on a busy machine.
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

test('SM-06 a sentence asks for no suggestions; Enter searches it', async ({ page }) => {
  await open(page)
  await field(page).fill('klub')
  await expect(options(page).first()).toBeVisible()
  const queries = await recordQueries(page)
  await field(page).fill('klub malucha blisko Oliwy z ogrodem')
  await expect(page.getByRole('main').getByRole('status')).toContainText('przeczytamy całe zdanie')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/szukaj\?q=klub\+malucha\+blisko\+Oliwy\+z\+ogrodem$/)
  // The field of the results has the same text.
  expect(queries).toEqual([])
})

test('SM-06 opens on focus, closes on selection and on losing the focus', async ({ page }) => {
  await open(page)
  const near = page.getByRole('main').getByRole('link', { name: 'W mojej okolicy' })
  for (let stop = 0; stop < 5 && !(await near.evaluate((one) => one === document.activeElement)); stop++) await page.keyboard.press('Tab')
  await expect(near).toBeFocused()
  await expect(options(page)).toHaveCount(18)
  await page.keyboard.press('Tab')
  await expect(options(page)).toHaveCount(0)
  await field(page).click()
  await expect(options(page)).toHaveCount(18)
  await page.route('**/wszystkie-lokalizacje*', (route) => route.abort())
  await options(page).filter({ hasText: 'Kraków, małopolskie' }).click()
  await expect(options(page)).toHaveCount(0)
})

test('SM-23 a failed call restores the 18 cities, clears the facilities and shows a status message; the next input calls again', async ({
  page,
}) => {
  await open(page)
  await field(page).fill('krak')
  await expect(suggested(page).getByRole('group', { name: 'Placówki' })).toBeVisible()
  await page.route(suggestionCall, (route) => route.fulfill({ status: 502, json: { code: 'error/geo-search-error' } }))
  await field(page).fill('krako')
  await expect(options(page)).toHaveCount(18)
  await expect(suggested(page).getByRole('group', { name: 'Placówki' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Podpowiedzi chwilowo nie działają')
  await page.unroute(suggestionCall)
  await field(page).fill('krakow')
  await expect(options(page).first()).toContainText('Kraków, małopolskie')
})

test('text typed before hydration is kept and searched', async ({ page }) => {
  const queries = await recordQueries(page)
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
