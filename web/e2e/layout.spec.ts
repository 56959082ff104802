import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { setUniqueAddress } from './client-address.ts'

test.beforeEach(({ page }) => setUniqueAddress(page))

test('J9.1 the first Tab stop is “Przejdź do treści”, which skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => location.hash.slice(1) === document.querySelector('main')?.id)).toBe(true)
})

test('J10.1 IN-04 the language dialog switches to Українська: html lang uk, UA on the button, dialog closed', async ({ page }) => {
  await page.goto('/zlobki-miasta')
  await page.getByRole('button', { name: /zmień język/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Українська/ })
    .click()
  await expect(page).toHaveURL(/\/uk\/zlobki-miasta$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('uk')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('header').getByRole('button', { name: /UA/ }).first()).toBeVisible()
})

test('Escape closes a dialog and restores the focus to its button', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /zmień język/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('SH-01 a facility page links back to its list', async ({ page }) => {
  await page.goto('/placowka/tecza-zlobek-warszawa')
  const list = await page.getByRole('navigation', { name: 'Ścieżka do tej strony' }).getByRole('link').last().getAttribute('href')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const back = page.getByRole('link', { name: 'Wróć do listy' })
    await expect(back).toHaveAttribute('href', list ?? '')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Wróć do listy' })).toHaveCount(0)
    await expect(back).toHaveAttribute('href', /^\/zlobki\/mazowieckie\/warszawa/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('SH-08 theme and font size are kept across pages and reloads', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Wygląd' }).click()
  await page.getByRole('radio', { name: 'Ciemny' }).check()
  await page.getByRole('radio', { name: 'Największa' }).check()
  await page.keyboard.press('Escape')
  await page.goto('/zlobki-miasta')
  const seen = () =>
    page.evaluate(() => ({
      ...document.documentElement.dataset,
      size: Number.parseFloat(getComputedStyle(document.body).fontSize),
      ground: getComputedStyle(document.documentElement).backgroundColor,
    }))
  expect(await seen()).toMatchObject({ theme: 'dark', size: 24, ground: 'rgb(10, 9, 13)' })
  await page.reload()
  expect(await seen()).toMatchObject({ theme: 'dark', size: 24 })
})

test('SH-03 the footer shows the first fifteen cities, a link to more, and support phone and hours', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  expect(
    await footer
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/zlobki/"]') })
      .count(),
  ).toBe(15)
  await expect(footer.getByRole('link', { name: /zobacz więcej: żłobki/ })).toHaveAttribute('href', '/zlobki-miasta')
  await expect(footer.locator('a[href^="tel:+48"]')).toBeVisible()
  await expect(footer).toContainText('8:00–16:00')
})

test('SH-07 a watermark shows the environment', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('test', { exact: false }).first()).toBeVisible()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead from the landing page over voivodeship and city to a facility and its phone number', async ({ page }) => {
    await page.goto('/')
    await page.locator('main a[href="/zlobki-miasta"]').first().click()
    await page.locator('main a[href="/zlobki/mazowieckie"]').first().click()
    await page.locator('main a[href="/zlobki/mazowieckie/warszawa"]').first().click()
    await page.locator('main nav a[href*="page=2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    await page.goto('/placowka/tecza-zlobek-warszawa')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tęcza')
    await page.locator('main form[action$="/kontakt"] button').first().click()
    await expect(page.locator('main a[href^="tel:+48500"]').first()).toContainText(/\d{3} \d{3} \d{3}/)
  })
})

test('PR-06 a click shows the phone number grouped 3-3-3 and announces it once', async ({ page }) => {
  await page.goto('/placowka/tecza-zlobek-warszawa')
  expect(await page.content()).not.toMatch(/500 ?000 ?\d{3}/)
  await page
    .locator('x-island')
    .getByText(/telefon/i)
    .first()
    .click()
  const shown = page.locator('x-island a[href^="tel:"]').first()
  await expect(shown).toContainText(/\d{3} \d{3} \d{3}/)
  await expect(page.locator('main x-island [role="status"]').first()).not.toBeEmpty()
})

test('makes no third-party requests; a static page loads at most 8 KB of script and 200 KB in total, gzipped', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  page.on('response', (response) => {
    const type = response.request().resourceType()
    loaded.push(
      response.body().then(
        (body) => ({ type, bytes: type === 'font' || type === 'image' ? body.length : gzipSync(body).length }),
        () => ({ type, bytes: 0 }),
      ),
    )
  })
  for (const path of ['/', '/zlobki/mazowieckie/warszawa', '/placowka/tecza-zlobek-warszawa', '/zrodla-danych']) {
    loaded.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    const all = await Promise.all(loaded)
    const sum = (type?: string) => all.filter((one) => !type || one.type === type).reduce((bytes, one) => bytes + one.bytes, 0)
    expect(sum('script')).toBeGreaterThan(0)
    expect(sum('script')).toBeLessThanOrEqual(8 * 1024)
    expect(sum('stylesheet')).toBeLessThanOrEqual(20 * 1024)
    expect(sum()).toBeLessThanOrEqual(200 * 1024)
  }
  expect(foreign).toEqual([])
})
