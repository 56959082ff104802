import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Route, test } from 'playwright/test'

const call = '**/api/v1/geo-search'
const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Miasto lub nazwa placówki' })
const options = (page: Page) => page.getByRole('option')

/** Opens the landing page with the keyboard in its awake field. */
const open = async (page: Page, path = '/') => {
  await page.goto(path)
  await page.getByRole('main').getByRole('combobox').focus()
  await expect(options(page)).toHaveCount(18)
}

/** Lets every call through and tells of each. */
const counted = async (page: Page) => {
  const queries: string[] = []
  await page.route(call, async (route: Route) => {
    queries.push((route.request().postDataJSON() as { query: string }).query)
    await route.continue()
  })
  return queries
}

test('SM-01 typing shows places and facilities in two groups; arrows and Enter choose, Escape closes', async ({ page }) => {
  await open(page)
  await field(page).fill('krak')
  const places = page.getByRole('group', { name: 'Miasta i dzielnice' })
  await expect(places.getByRole('option', { name: 'Kraków, małopolskie' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Placówki' }).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Kraków, małopolskie')
  await page.keyboard.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(field(page)).toHaveValue('krak')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wszystkie-lokalizacje\?miasto=malopolskie(%2F|\/)krakow/)
})

test('SM-03 a facility opens its page', async ({ page }) => {
  await open(page)
  await field(page).fill('przedszkole sloneczko krakow')
  await page
    .getByRole('option', { name: /Słoneczko/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/placowka\/[a-z0-9-]*sloneczko/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Słoneczko')
})

test('SM-04 nothing found is said, and said aloud', async ({ page }) => {
  await open(page)
  await field(page).fill('zzqqx')
  await expect(page.getByText('Nie znaleźliśmy nic dla „zzqqx”').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nie znaleźliśmy nic')
  await expect(options(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
})

test('SM-05 emptied, the field has the 18 default cities and no facilities', async ({ page }) => {
  await open(page)
  await field(page).fill('krak')
  await expect(page.getByRole('group', { name: 'Placówki' })).toBeVisible()
  await field(page).fill('')
  await expect(options(page)).toHaveCount(18)
  await expect(page.getByRole('group', { name: 'Placówki' })).toHaveCount(0)
})

test('SM-06 ten quick keys make at most three calls, and the last answer wins though an older one comes after it', async ({ page }) => {
  const queries: string[] = []
  await page.route(call, async (route: Route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    queries.push(query)
    if (query.length === 1) await new Promise((later) => setTimeout(later, 1500))
    await route.continue().catch(() => undefined)
  })
  await open(page)
  await field(page).pressSequentially('bielsko bi', { delay: 60 })
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

for (const [typed, found] of [
  ['lodz', 'Łódź, łódzkie'],
  ['Łódź', 'Łódź, łódzkie'],
  ['przedszkole slonezcko', 'Słoneczko'],
  ['w Krakowie', 'Kraków, małopolskie'],
] as const)
  test(`SM-07 “${typed}” finds ${found}`, async ({ page }) => {
    await open(page)
    await field(page).fill(typed)
    await expect(options(page).filter({ hasText: found }).first()).toBeVisible()
  })

for (const how of ['Enter', 'click'] as const)
  test(`SM-23 ${how} takes the first suggestion, even before the answer has come`, async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('gdyni')
    if (how === 'Enter') await page.keyboard.press('Enter')
    else await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/miasto=pomorskie(%2F|\/)gdynia/)
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

test('SM-23 SH-14 the field of the landing page is 56 px high and each line at least 44', async ({ page }) => {
  await open(page)
  const heights = await page.getByRole('main').evaluate((main) => ({
    field: main.querySelector('input[role=combobox]')?.parentElement?.getBoundingClientRect().height ?? 0,
    lines: [...main.querySelectorAll('[role=option]')].map((line) => line.getBoundingClientRect().height),
  }))
  expect(heights.field).toBe(56)
  expect(Math.min(...heights.lines)).toBeGreaterThanOrEqual(44)
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

for (const theme of ['light', 'dark'] as const)
  test(`J9 axe finds nothing on the open field, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open(page)
    for (const typed of ['krak', 'zzqqx']) {
      await field(page).fill(typed)
      await expect(page.getByRole('main').getByRole('status')).not.toContainText('Szukamy')
      await page.keyboard.press('ArrowDown')
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([])
    }
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

test('SH-11 SH-08 the open field does not scroll sideways at 320 px with the biggest letters', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('font', '1.5'))
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page)
  await field(page).fill('słonecz')
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('SH-01 SH-14 the bar has the field on all pages but the landing: 40 px high, 48 on phones; it finds the same', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0)
  await page.goto('/zlobki/mazowieckie/warszawa')
  const inBar = page.getByRole('banner').getByRole('combobox', { name: 'Miasto lub nazwa placówki' })
  const height = () => inBar.evaluate((input) => input.parentElement?.getBoundingClientRect().height)
  expect(await height()).toBe(40)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await height()).toBe(48)
  await inBar.focus()
  await expect(options(page)).toHaveCount(18)
  await inBar.fill('mokot')
  await options(page).filter({ hasText: 'Mokotów, Warszawa' }).click()
  await expect(page).toHaveURL(/miasto=mazowieckie(%2F|\/)warszawa&dzielnica=mokotow/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('SM-23 the form leads to the map with what was typed', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('kraków')
    await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/\/wszystkie-lokalizacje\?q=krak%C3%B3w$/)
  })
})
