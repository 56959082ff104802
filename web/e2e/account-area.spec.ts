import { expect, type Page, test } from 'playwright/test'
import { pageIsReady } from '#config/quality/testing/open-page.ts'
import { signInNewUser } from './accounts.ts'
import { setUniqueAddress } from './client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Menu konta' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('SH-09 SH-01 navigation loads no document, updates title, tab and focus, then scrolls smoothly to the top; going back restores the scroll position', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 400 })
  await signInNewUser(page)
  await pageIsReady(page)
  const own = await heading(page).textContent()
  await page.evaluate(() => {
    addEventListener('focusin', () => Object.assign(window, { atFocus: scrollY }))
    Object.assign(window, { marked: true })
    scrollTo({ top: 600, behavior: 'instant' })
  })
  // Vike saves the scroll position a moment after scrolling.
  await page.waitForFunction(() => history.state?.vike?.scrollPosition?.y === 600)
  // Behind the line with the open tab; a press there would scroll.
  await tabs(page)
    .locator('a', { hasText: 'Urządzenia' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(heading(page)).toHaveText('Urządzenia')
  await expect(page).toHaveTitle(/^Urządzenia – Kredka/)
  await expect(heading(page)).toBeFocused()
  await expect(tabs(page).locator('[aria-current=page]')).toContainText('Urządzenia')
  expect(await page.evaluate(() => (window as { atFocus?: number }).atFocus)).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText(own ?? '')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

test('SH-16 a slow page shows and announces that it loads', async ({ page }) => {
  await signInNewUser(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/index.pageContext.json', async (route) => {
    await answered
    await route.continue()
  })
  await tabs(page).getByRole('link', { name: 'Urządzenia' }).click()
  const isChanging = () => page.evaluate(() => 'changing' in document.documentElement.dataset)
  await expect(page.getByRole('status').filter({ hasText: 'Wczytywanie…' })).toBeAttached()
  await expect.poll(isChanging).toBe(true)
  answer()
  await expect(heading(page)).toHaveText('Urządzenia')
  await expect.poll(isChanging).toBe(false)
})
