import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ola } from '../testing/accounts-fixture.ts'
import { type SignedInProduct, startSignedInProduct } from '../testing/signed-in-product.ts'

let product: SignedInProduct
beforeAll(async () => {
  product = await startSignedInProduct()
})
afterAll(() => product?.end())

const at = (page: Page) => page.url().slice(product.url.length)
const profile = (page: Page) => page.getByRole('button', { name: 'Twoje konto' })
const header = (page: Page) => page.getByRole('banner')
const card = (page: Page) => page.getByRole('dialog', { name: 'Twoje konto' })
const refreshes = (requests: readonly string[]) => requests.filter((call) => call.endsWith('/refresh')).length

test('SH-01 offers visitors to sign in, and loads and requests nothing about sessions for them', async () => {
  const { page, accountApi, context } = await product.visit('/zrodla-danych')
  expect(await header(page).getByRole('link', { name: 'Zaloguj się' }).getAttribute('href')).toBe('/logowanie')
  expect(await header(page).getByRole('link', { name: 'Załóż konto' }).getAttribute('href')).toBe('/rejestracja')
  expect([await profile(page).count(), accountApi.calls]).toEqual([0, []])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await header(page).getByRole('link', { name: 'Zaloguj się' }).first().isVisible()).toBe(true)
  expect(await header(page).getByRole('link', { name: 'Załóż konto' }).count()).toBe(0)
  await header(page).locator('summary').click()
  expect(await header(page).getByRole('link', { name: 'Załóż konto' }).isVisible()).toBe(true)
  await header(page).getByRole('button', { name: 'Wygląd' }).click()
  await page.getByRole('dialog', { name: 'Wygląd' }).waitFor()
  await context.close()
})

test('a public page loads at most 8 KB of script, for signed-in users 14 KB with their counters and favourites, with the open card at most 100 KB', async () => {
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
    // Signed-in users load the session and the counters too.
    expect(await kilobytes()).toBeLessThanOrEqual(user ? 14 : 8)
    // Visitors load no script of sessions.
    if (!user) expect(names.filter((name) => /session|overview|account-in-layout|current-user/.test(name))).toEqual([])
    if (user) {
      await profile(page).click()
      await card(page).getByText(ola.email).waitFor()
      expect(await kilobytes()).toBeLessThanOrEqual(100)
    }
    await context.close()
  }
})

test('AU-09 a remembered user is shown before the first paint, and after a reload', async () => {
  const { page, context } = await product.visit('/zrodla-danych', { user: ola })
  await page.route('**/*.js', (route) => route.abort())
  await page.reload()
  expect([await profile(page).isVisible(), await header(page).getByRole('link', { name: 'Zaloguj się' }).count()]).toEqual([true, 0])
  await page.unroute('**/*.js')
  await page.reload({ waitUntil: 'networkidle' })
  expect(await profile(page).innerText()).toContain('Ola')
  await context.close()
})

test('SH-02 PL-03 the card shows facilities with counters as text and tabs by permission; works by keyboard; Escape restores the focus', async () => {
  const { page, accountApi, problems, context } = await product.visit('/zrodla-danych', { user: ola })
  await profile(page).focus()
  await page.keyboard.press('Enter')
  await card(page).getByText('Tęcza').waitFor()
  await card(page).getByText('nowe: 5').first().waitFor({ state: 'attached' })
  // An owned facility has the tab that the permission allows, with its counter; the facility of a parent has only a link to its profile.
  const tab = card(page).getByRole('link', { name: /Dane placówki/ })
  expect([await tab.count(), await tab.getAttribute('href')]).toEqual([1, `/user_facility/${Object.keys(ola.perms)[0]}`])
  expect(await tab.innerText()).toMatch(/premium[\s\S]*nowe: 3/)
  expect(await card(page).getByRole('link', { name: /Bajka/ }).getAttribute('href')).toBe('/placowka/bajka')
  const account = card(page).getByRole('navigation', { name: 'Menu konta' }).getByRole('link')
  expect((await account.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Ulubione',
    'Profil',
    'Urządzenia i sesje',
    'Powiadomienia',
  ])
  expect(refreshes(accountApi.calls)).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('konto')
  await page.keyboard.press('Escape')
  expect([await card(page).count(), await profile(page).evaluate((button) => button === document.activeElement)]).toEqual([0, true])
  expect(problems).toEqual([])
  await context.close()
})

test('SH-16 SH-02 the card when facilities fail to load, and for users without facilities', async () => {
  const { page, accountApi, context } = await product.visit('/zrodla-danych', { user: ola })
  accountApi.facilities = 'away'
  await profile(page).click()
  await card(page).getByText('Nie udało się wczytać Twoich placówek.').waitFor()
  accountApi.facilities = 'none'
  await card(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await card(page).getByText('Twoje placówki').waitFor({ state: 'detached' })
  expect(await card(page).getByRole('link', { name: 'Profil' }).isVisible()).toBe(true)
  await context.close()
})

test('AU-09 logging out shows the visitors’ header in every tab at once; private pages redirect to the login page', async () => {
  const { page, context, accountApi } = await product.visit('/zrodla-danych', { user: ola })
  const [open, own] = [await context.newPage(), await context.newPage()]
  await open.goto(`${product.url}/proba`, { waitUntil: 'networkidle' })
  await own.goto(`${product.url}/user/sessions?a=1`, { waitUntil: 'networkidle' })
  await profile(page).click()
  await card(page).getByRole('button', { name: 'Wyloguj się' }).click()
  await header(page).getByRole('link', { name: 'Zaloguj się' }).waitFor()
  expect(
    await header(page)
      .getByRole('link', { name: 'Zaloguj się' })
      .evaluate((link) => link === document.activeElement),
  ).toBe(true)
  await header(open).getByRole('link', { name: 'Zaloguj się' }).waitFor()
  await own.waitForURL('**/logowanie?back=%2Fuser%2Fsessions%3Fa%3D1')
  expect([accountApi.user, await page.evaluate(() => localStorage.getItem('user'))]).toEqual([null, null])
  await context.close()
})

test('AU-03 decisions §0.7 an ended session redirects a private page to the login page, which says that the facility is confirmed', async () => {
  const { page, context, accountApi } = await product.visit('/zrodla-danych', { user: ola })
  accountApi.user = null
  accountApi.reason = 'facility_accepted'
  await page.goto(`${product.url}/user`)
  await page.waitForURL('**/logowanie?back=%2Fuser')
  await page.getByTestId('toasts').getByText('Placówka potwierdzona, zaloguj się ponownie').waitFor()
  expect(await page.getByTestId('toasts').locator('[data-kind=success]').count()).toBe(1)
  await page.reload({ waitUntil: 'networkidle' })
  expect(await page.getByTestId('toasts').getByText('Placówka potwierdzona').count()).toBe(0)
  await context.close()
})

test('decisions §0.18 IN-04 a page without prefix redirects to the account’s language, and a chosen language is saved first', async () => {
  const { page, context, accountApi, problems } = await product.visit('/zrodla-danych?a=1#x', { user: { ...ola, language: 'ua' } })
  await page.waitForURL('**/uk/zrodla-danych?a=1#x')
  await page.goto(`${product.url}/en/proba`, { waitUntil: 'networkidle' })
  expect(at(page)).toBe('/en/proba')
  await header(page)
    .getByRole('button', { name: /change language/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Polski' }).click()
  await page.waitForURL(`${product.url}/proba`)
  await page.waitForLoadState('networkidle')
  expect([at(page), accountApi.saved]).toEqual(['/proba', [{ language: 'pl' }]])
  expect(problems).toEqual([])
  await context.close()
})

test('an action that needs a user asks to sign in and then runs; closing the dialog cancels it; without JavaScript it is a link', async () => {
  const { page, context, accountApi } = await product.visit('/proba')
  accountApi.user = ola
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
  // The target page requests one token, for its counters.
  expect(refreshes(accountApi.calls)).toBeLessThanOrEqual(1)
  await context.close()
  const plain = await product.visit('/proba', { javaScriptEnabled: false })
  await plain.page.click('#needs')
  expect(at(plain.page)).toBe('/proba?done=yes')
  await plain.context.close()
})
