import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ola } from '../testing/accounts-fixture.ts'
import { type SignedInProduct, startSignedInProduct } from '../testing/signed-in-product.ts'

let product: SignedInProduct
beforeAll(async () => {
  product = await startSignedInProduct()
})
afterAll(() => product?.end())

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Menu konta' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)
const top = (page: Page) => page.evaluate(() => scrollY)

test('AU-11 account pages work without JavaScript: tabs by permission, a link back to the map, the name of the account', async () => {
  const { page, context } = await product.visit('/user', { user: ola, javaScriptEnabled: false })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Profil')
  expect(await page.getByRole('main').innerText()).toContain(ola.email)
  expect(await tabs(page).getByRole('link').allInnerTexts()).toEqual(['Ulubione', 'Profil', 'Urządzenia i sesje', 'Powiadomienia'])
  expect(await tabs(page).locator('[aria-current=page]').innerText()).toBe('Profil')
  expect(await page.getByRole('link', { name: 'Wróć do mapy' }).getAttribute('href')).toBe('/wszystkie-lokalizacje')
  expect(await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).count()).toBe(0)
  await tabs(page).getByRole('link', { name: 'Urządzenia i sesje' }).click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Urządzenia i sesje')
  await page.setViewportSize({ width: 390, height: 800 })
  // SH-01: on phones the profile page has no back link.
  await page.getByRole('link', { name: 'Wróć do mapy' }).waitFor({ state: 'detached' })
  await context.close()
})

test('/user ships at most 200 KB of script, gzipped, and sends no request to another origin', async () => {
  const { page, context } = await product.visit('/proba', { user: ola })
  const loaded: Promise<number>[] = []
  const otherOrigins: string[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(product.url)) otherOrigins.push(response.url())
    if (response.request().resourceType() === 'script') loaded.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(`${product.url}/user`, { waitUntil: 'networkidle' })
  const kilobytes = (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  expect([kilobytes <= 200, otherOrigins]).toEqual([true, []])
  await context.close()
})

test('SH-01 a page that declares a back link shows it on phones too', async () => {
  const { page, context } = await product.visit('/user_facility/x', { user: ola })
  expect(await page.getByRole('link', { name: 'Wróć do mapy' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.getByRole('link', { name: 'Wróć do mapy' }).isVisible()).toBe(true)
  await context.close()
})

test('SH-09 navigation loads no document, updates title, tab and focus, then scrolls smoothly to the top; going back restores the scroll position', async () => {
  const { page, context, problems } = await product.visit('/user', { user: ola })
  await tabs(page).getByText('nowe: 2').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    addEventListener('focusin', () => Object.assign(window, { atFocus: scrollY }))
    Object.assign(window, { marked: true })
    scrollTo({ top: 600, behavior: 'instant' })
  })
  // Vike saves the scroll position a moment after scrolling.
  await page.waitForFunction(() => history.state?.vike?.scrollPosition?.y === 600)
  await page.locator('#deep').evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Urządzenia i sesje' }).waitFor()
  expect([await page.title(), await focused(page)]).toEqual(['Urządzenia i sesje – Kredka', 'H1'])
  expect(await tabs(page).locator('[aria-current=page]').innerText()).toBe('Urządzenia i sesje')
  expect(await page.evaluate(() => (window as { atFocus?: number }).atFocus)).toBeGreaterThan(300)
  await expect.poll(() => top(page), { timeout: 10_000 }).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  await expect.poll(() => top(page), { timeout: 10_000 }).toBeGreaterThan(300)
  expect([await page.evaluate(() => 'marked' in window), problems]).toEqual([true, []])
  await context.close()
})

test('SH-16 a slow page shows and announces that it loads; a page that throws leaves the layout in place', async () => {
  const { page, context } = await product.visit('/user', { user: ola })
  await page.route('**/index.pageContext.json', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await tabs(page).getByRole('link', { name: 'Urządzenia i sesje' }).click()
  await page.getByRole('status').filter({ hasText: 'Wczytywanie…' }).waitFor({ state: 'attached' })
  expect(await page.evaluate(() => 'changing' in document.documentElement.dataset)).toBe(true)
  await page.getByRole('heading', { level: 1, name: 'Urządzenia i sesje' }).waitFor()
  expect(await page.evaluate(() => 'changing' in document.documentElement.dataset)).toBe(false)
  await page.goto(`${product.url}/user`, { waitUntil: 'networkidle' })
  await page.click('#break')
  await page.getByRole('alert').getByText('Tej części nie udało się pokazać.').waitFor()
  expect(await tabs(page).isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  await context.close()
})

test('AU-09 a private page stores its user in the browser, and reloads when another user signs in in another tab', async () => {
  const { page, context } = await product.visit('/user', { user: ola, remembered: null })
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)).toBe('ola')
  const otherTab = await context.newPage()
  await otherTab.goto(`${product.url}/proba`, { waitUntil: 'networkidle' })
  await Promise.all([
    page.waitForEvent('load'),
    otherTab.evaluate((ela) => new BroadcastChannel('session').postMessage(ela), { ...ola, id: 'ela' }),
  ])
  await context.close()
})

test.each(['light', 'dark'] as const)(
  'J9 SH-08 SH-11 SH-02 axe finds no violation in the account card with facilities, and nothing overflows horizontally, with the largest font at 320 px, %s',
  async (theme) => {
    const { page, context } = await product.visit('/user', { user: ola })
    for (const [path, width, font] of [
      ['/user', 320, '1.5'],
      ['/proba', 1440, ''],
    ] as const) {
      await page.evaluate((settings) => Object.assign(localStorage, settings), { theme, font })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(product.url + path, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Twoje konto' }).click()
      await page.getByRole('dialog', { name: 'Twoje konto' }).getByText('Tęcza').waitFor()
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog[open]')].map((one) => one.scrollWidth - one.clientWidth),
      )
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect([path, overflow, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, [0, 0], []])
    }
    await context.close()
  },
)
