import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ola } from '../testing/accounts-probe.ts'
import { type SignedInProduct, signedInProduct } from '../testing/signed-in.ts'

let product: SignedInProduct
beforeAll(async () => {
  product = await signedInProduct()
})
afterAll(() => product?.end())

const at = (page: Page) => page.url().slice(product.url.length)
const profile = (page: Page) => page.getByRole('button', { name: 'Twoje konto' })
const bar = (page: Page) => page.getByRole('banner')
const card = (page: Page) => page.getByRole('dialog', { name: 'Twoje konto' })
const refreshes = (asked: readonly string[]) => asked.filter((call) => call.endsWith('/refresh')).length

test('SH-01 who has not signed in is offered to, and loads and asks nothing of sessions', async () => {
  const { page, rows, context } = await product.visit('/zrodla-danych')
  expect(await bar(page).getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/logowanie')
  expect(await bar(page).getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe('/rejestracja')
  expect([await profile(page).count(), rows.asked]).toEqual([0, []])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await bar(page).getByRole('link', { name: 'Zaloguj się' }).first().isVisible()).toBe(true)
  expect(await bar(page).getByRole('link', { name: 'Załóż konto' }).count()).toBe(0)
  await bar(page).locator('summary').click()
  expect(await bar(page).getByRole('link', { name: 'Załóż konto' }).isVisible()).toBe(true)
  await bar(page).getByRole('button', { name: 'Wygląd' }).click()
  expect(await page.getByRole('dialog', { name: 'Wygląd' }).isVisible()).toBe(true)
  await context.close()
})

test('the same page for everyone loads at most 8 KB of script, for who has signed in 12 with their counters, and the card at most 100 KB', async () => {
  for (const user of [null, ola]) {
    const { page, context } = await product.visit('/logowanie', { user })
    const loaded: Promise<number>[] = []
    const names: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      names.push(response.url())
      loaded.push(response.body().then((body) => gzipSync(body).length))
    })
    const kilobytes = async () => (await Promise.all(loaded)).reduce((sum, bytes) => sum + bytes, 0) / 1024
    await page.goto(`${product.url}/proba`, { waitUntil: 'networkidle' })
    // Who has signed in has the session and the counters beside.
    expect(await kilobytes()).toBeLessThanOrEqual(user ? 12 : 8)
    // Nothing of sessions for whom nobody knows.
    if (!user) expect(names.filter((name) => /session|overview|frame-|who/.test(name))).toEqual([])
    if (user) {
      await profile(page).click()
      await card(page).getByText(ola.email).waitFor()
      expect(await kilobytes()).toBeLessThanOrEqual(100)
    }
    await context.close()
  }
})

test('AU-09 whom the browser remembers is there before anything is painted, and stays over a reload', async () => {
  const { page, context } = await product.visit('/zrodla-danych', { user: ola })
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  expect([await profile(page).isVisible(), await bar(page).getByRole('link', { name: 'Zaloguj się' }).count()]).toEqual([true, 0])
  await page.unroute('**/*.js')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await profile(page).innerText()).toContain('Ola')
  await context.close()
})

test('SH-02 PL-03 the card: facilities with counters in words, tabs by permission, keyboard, Escape and the way back', async () => {
  const { page, rows, wrong, context } = await product.visit('/zrodla-danych', { user: ola })
  await profile(page).focus()
  await page.keyboard.press('Enter')
  await card(page).getByText('Tęcza').waitFor()
  await card(page).getByText('nowe: 5').first().waitFor({ state: 'attached' })
  // Of one's own facility the tab that a permission opens, with its own counter; of the parent's none, but the way to its profile.
  const tab = card(page).getByRole('link', { name: /Dane placówki/ })
  expect([await tab.count(), await tab.getAttribute('href')]).toEqual([1, `/user_facility/${Object.keys(ola.perms)[0]}`])
  expect(await tab.innerText()).toMatch(/premium[\s\S]*nowe: 3/)
  expect(await card(page).getByRole('link', { name: /Bajka/ }).getAttribute('href')).toBe('/placowka/bajka')
  const account = card(page).getByRole('navigation', { name: 'Menu konta' }).getByRole('link')
  expect((await account.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(['Profil', 'Urządzenia i sesje', 'Powiadomienia'])
  expect(refreshes(rows.asked)).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('konto')
  await page.keyboard.press('Escape')
  expect([await card(page).count(), await profile(page).evaluate((button) => button === document.activeElement)]).toEqual([0, true])
  expect(wrong).toEqual([])
  await context.close()
})

test('SH-16 SH-02 the card while facilities are away, and for who has none', async () => {
  const { page, rows, context } = await product.visit('/zrodla-danych', { user: ola })
  rows.facilities = 'away'
  await profile(page).click()
  await card(page).getByText('Nie udało się wczytać twoich placówek.').waitFor()
  rows.facilities = 'none'
  await card(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await card(page).getByText('Twoje placówki').waitFor({ state: 'detached' })
  expect(await card(page).getByRole('link', { name: 'Profil' }).isVisible()).toBe(true)
  await context.close()
})

test('AU-09 logging out shows every tab the bar of visitors at once; private pages are left for the login page', async () => {
  const { page, context, rows } = await product.visit('/zrodla-danych', { user: ola })
  const [open, own] = [await context.newPage(), await context.newPage()]
  await open.goto(`${product.url}/proba`, { waitUntil: 'networkidle' })
  await own.goto(`${product.url}/user/sessions?a=1`, { waitUntil: 'networkidle' })
  await profile(page).click()
  await card(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await bar(page).getByRole('link', { name: 'Zaloguj się' }).waitFor()
  expect(
    await bar(page)
      .getByRole('link', { name: 'Zaloguj się' })
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  await bar(open).getByRole('link', { name: 'Zaloguj się' }).waitFor()
  await own.waitForURL('**/logowanie?back=%2Fuser%2Fsessions%3Fa%3D1')
  expect([rows.user, await page.evaluate(() => localStorage.getItem('user'))]).toEqual([null, null])
  await context.close()
})

test('AU-03 decisions §0.7 a session that is over leaves the private page; the login page says that the facility is confirmed', async () => {
  const { page, context, rows } = await product.visit('/zrodla-danych', { user: ola })
  rows.user = null
  rows.reason = 'facility_accepted'
  await page.goto(`${product.url}/user`)
  await page.waitForURL('**/logowanie?back=%2Fuser')
  await page.getByTestId('toasts').getByText('Placówka potwierdzona, zaloguj się ponownie').waitFor()
  expect(await page.getByTestId('toasts').locator('[data-kind=success]').count()).toBe(1)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByTestId('toasts').getByText('Placówka potwierdzona').count()).toBe(0)
  await context.close()
})

test('decisions §0.18 IN-04 a page without prefix goes to the account’s language, and a language that is chosen is saved first', async () => {
  const { page, context, rows, wrong } = await product.visit('/zrodla-danych?a=1#x', { user: { ...ola, language: 'ua' } })
  await page.waitForURL('**/uk/zrodla-danych?a=1#x')
  await page.goto(`${product.url}/en/proba`, { waitUntil: 'networkidle' })
  expect(at(page)).toBe('/en/proba')
  await bar(page)
    .getByRole('button', { name: /change language/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Polski' }).click()
  await page.waitForURL(`${product.url}/proba`)
  await page.waitForLoadState('networkidle')
  expect([at(page), rows.saved]).toEqual(['/proba', [{ language: 'pl' }]])
  expect(wrong).toEqual([])
  await context.close()
})

test('what needs a user asks to sign in and is then done; closed, nothing is; without JavaScript it is a link', async () => {
  const { page, context, rows } = await product.visit('/proba')
  rows.user = ola
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się, żeby przejść dalej' })
  await page.click('#needs')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  expect([at(page), await page.evaluate(() => document.activeElement?.id)]).toEqual(['/proba', 'needs'])
  await page.click('#needs')
  await dialog.getByLabel('E-mail').fill('nikt@kredka.test')
  await dialog.getByRole('button', { name: 'Logowanie' }).click()
  await page.getByTestId('toasts').getByText('Nie tym razem').waitFor()
  await dialog.getByLabel('E-mail').fill(ola.email)
  await dialog.getByRole('button', { name: 'Logowanie' }).click()
  await page.waitForURL('**/proba?done=yes')
  await profile(page).getByText('Ola').waitFor()
  // The page one came to asks for one token, for its counters.
  expect(refreshes(rows.asked)).toBeLessThanOrEqual(1)
  await context.close()
  const plain = await product.visit('/proba', { javaScriptEnabled: false })
  await plain.page.click('#needs')
  expect(at(plain.page)).toBe('/proba?done=yes')
  await plain.context.close()
})
