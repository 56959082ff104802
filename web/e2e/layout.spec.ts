import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Response, test } from 'playwright/test'
import { openPage } from '#config/quality/testing/open-page.ts'
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

test('SH-03 J9.4 the footer shows the first fifteen cities, a link to more, and support phone and hours; its groups fold on phones alone', async ({
  page,
}) => {
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
  await expect(footer).toContainText('08:00–16:00')
  const group = footer.locator('summary').first()
  const takesFocus = () =>
    group.evaluate((one) => {
      one.focus()
      return one === document.activeElement
    })
  expect(await takesFocus()).toBe(false)
  await expect(footer.getByRole('heading', { name: 'Żłobki w miastach' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(footer.getByRole('link', { name: /zobacz więcej: żłobki/ })).toBeHidden()
  expect(await takesFocus()).toBe(true)
  await footer.getByText('Żłobki w miastach').click()
  await expect(footer.getByRole('link', { name: /zobacz więcej: żłobki/ })).toBeVisible()
})

test('SH-07 J8.8 a watermark shows the environment', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('test', { exact: true }).first()).toBeVisible()
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

test('J1.5 PR-06 the page of Słoneczko does not hold the phone; a click shows it grouped 3-3-3 and announces it once', async ({ page }) => {
  await page.goto('/placowka/sloneczko-przedszkole-krakow')
  expect(await page.content()).not.toMatch(/500 ?000 ?\d{3}/)
  await page.getByRole('button', { name: 'Pokaż telefon' }).first().click()
  const shown = page.locator('x-island a[href^="tel:+48500000"]').first()
  await expect(shown).toContainText(/500 000 \d{3}/)
  await expect(page.locator('main x-island [role="status"]').first()).not.toBeEmpty()
})

/** An opinion in Ukrainian brings the letters of a second font file. */
const inTwoScripts = '/placowka/tecza-zlobek-warszawa/opinie'

/** Kilobytes of a page, a tenth above the present size: its HTML before compression, and all that a first visit loads. */
const limits = {
  '/': [47, 58],
  // With links to a hundred quarters, 12 KB before compression.
  '/zlobki/mazowieckie/warszawa': [90, 65],
  // With the map's picture; what a family pays, with the rates and texts of its questions, is 7 KB before compression.
  '/placowka/tecza-zlobek-warszawa': [60, 88],
  [inTwoScripts]: [45, 68],
  '/zrodla-danych': [30, 55],
  '/wszystkie-lokalizacje': [84, 68],
} as const

/**
 * Responses to a visitor who opens one page on a phone, where the map page shows its list, with an empty cache: kind,
 * transferred bytes, and bytes before compression.
 */
const firstVisit = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await setUniqueAddress(page)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const script = page.waitForResponse((response) => response.request().resourceType() === 'script')
  await page.goto(url)
  // The network of a busy machine may be idle before the page requests its first script.
  await script
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(
    responses.map(async (response) => {
      const type = response.request().resourceType()
      const body = await response.body().catch(() => Buffer.alloc(0))
      return { url: response.url(), type, bytes: /font|image/.test(type) ? body.length : gzipSync(body).length, size: body.length }
    }),
  )
  await page.close()
  return loaded
}

test('makes no third-party requests; a static page loads at most 8 KB of script in four files, 16 KB of styles, one font file of 24 KB a script and 68 KB in total (88 with the picture of a map), gzipped', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const own = baseURL ?? ''
  for (const language of ['', '/uk', '/en'])
    for (const [path, [html, total]] of Object.entries(limits)) {
      const all = await firstVisit(browser, own + (language + path).replace(/(?<=.)\/$/, ''))
      const of = (type?: string) => all.filter((one) => !type || one.type === type)
      const sum = (type?: string) => of(type).reduce((bytes, one) => bytes + one.bytes, 0)
      const message = language + path
      expect(all.filter(({ url }) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
      expect(sum('script'), message).toBeGreaterThan(0)
      expect(sum('script'), message).toBeLessThanOrEqual(8 * 1024)
      expect(of('script').length, message).toBeLessThanOrEqual(4)
      expect(sum('stylesheet'), message).toBeLessThanOrEqual(16 * 1024)
      const fonts = path === inTwoScripts && language !== '/uk' ? 2 : 1
      expect(of('font').length, message).toBe(fonts)
      expect(sum('font'), message).toBeLessThanOrEqual(fonts * 24 * 1024)
      expect(sum(), message).toBeLessThanOrEqual(total * 1024)
      // Ukrainian letters are two bytes each.
      expect(of('document')[0]?.size, message).toBeLessThanOrEqual(html * (language === '/uk' ? 1150 : 1000))
    }
})

test('a page contains no dialog and each drawing once', async ({ page }) => {
  for (const path of Object.keys(limits)) {
    const html = await (await page.request.get(path)).text()
    expect(html).not.toContain('<dialog')
    const shown = html.match(/<use href="#/g) ?? []
    expect(shown.length, path).toBeGreaterThan(5)
    const ids = [...html.matchAll(/<(?:symbol|g) id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, path).toBe(ids.length)
    expect(new Set(ids), path).toEqual(new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id)))
  }
})

test('a dialog pressed before the scripts are there opens once they are; without a connection a toast says so', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*hydrate-islands*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/zrodla-danych', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Wygląd' })
  await button.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Wygląd' })).toBeVisible()
  await page.unroute('**/*hydrate-islands*.js')

  await openPage(page, '/zlobki-miasta')
  await page.route('**/okna', (route) => route.abort())
  await button.click()
  await expect(page.getByTestId('toasts').getByRole('alert')).toContainText('połączenia')
  await page.unroute('**/okna')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Wygląd' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('buttons that only open dialogs are hidden; sign-in and languages are links', async ({ page }) => {
    await page.goto('/zrodla-danych')
    await expect(page.locator('header [data-dialog=jezyk], header [data-dialog=wyglad]').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('header').getByRole('link', { name: 'Zaloguj się' }).first()).toHaveAttribute('href', '/logowanie')
    await expect(page.locator('footer a[hreflang=uk]')).toHaveAttribute('href', '/uk/zrodla-danych')
  })
})
