import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessibleForm } from '#config/quality/testing/expect-accessible-form.ts'
import { launchBrowser } from '#config/quality/testing/launch-browser.ts'
import { openPage } from '#config/quality/testing/open-page.ts'
import { startProduct, type TestProduct } from '#config/quality/testing/product.ts'
import type { UserWithToken } from '../contract/session.ts'

let product: TestProduct
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ editions: 0 })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

const signedIn: UserWithToken = {
  id: '1',
  name: 'Ala',
  surname: 'Nowak',
  email: 'ala@przyklad.pl',
  avatar: null,
  language: 'pl',
  type: 'user',
  perms: {},
  jwt: 'x',
}

let page: Page
// The page's own form; the sign-in dialog holds a second one.
let main: Locator
let pageErrors: string[]
beforeEach(async () => {
  page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  main = page.getByRole('main')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  pageErrors = errors
})
afterEach(() => page.context().close())

const open = (path: string) => openPage(page, product.url + path)

describe('AU-15 account forms', () => {
  const login = async () => {
    await open('/logowanie?back=/zrodla-danych')
    await main.getByLabel('E-mail').fill('ala@przyklad.pl')
    await main.getByLabel('Hasło', { exact: true }).fill('tajne hasło')
    await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  }
  const respondWith = (path: string, status: number, json: object) => page.route(path, (route) => route.fulfill({ status, json }))

  test('AU-02 signs in and goes on to the requested page; AU-16 reports an empty form', async () => {
    await respondWith('**/api/login', 200, signedIn)
    await open('/logowanie?back=/zrodla-danych')
    await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
    await main.getByRole('alert').filter({ hasText: 'Niepełne dane logowania' }).waitFor()
    await login()
    await page.waitForURL('**/zrodla-danych')
    expect(pageErrors).toEqual([])
  })

  test('AU-14 the passkey button is in the page from the beginning, but not on an IP address, which has no passkeys', async () => {
    const html = await (await product.get('/logowanie')).text()
    expect(html).toContain('Zaloguj się kluczem dostępu')
    const button = main.getByRole('button', { name: 'Zaloguj się kluczem dostępu' })
    await page.goto(`${product.url.replace('localhost', '127.0.0.1')}/logowanie`)
    expect(await button.isVisible()).toBe(false)
    await open('/logowanie')
    expect([await button.isVisible(), await page.locator('main x-island[hydrated]').count()]).toEqual([true, 0])
  })

  test('AU-01 signing in to an inactive account shows the message and can send the mail again', async () => {
    await respondWith('**/api/login', 403, { code: 'error/account-not-activated', message: 'Konto nie jest aktywne' })
    await respondWith('**/activate/resend/*', 200, { status: 'sent' })
    await login()
    await main.getByRole('alert').filter({ hasText: 'Konto nie jest aktywne' }).first().waitFor()
    await main.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
    await page.getByText('Wysłane. Zajrzyj do poczty').waitFor()
  })

  test('AU-01 registration asks for nothing twice and shows all errors at once; then it announces the mail, and a wrong address can be corrected', async () => {
    await respondWith('**/api/v1/account/password-strength', 200, { score: 3, breached: false, warning: 'word' })
    await respondWith('**/api/v1/account/account', 201, { email: 'ala@przyklad.pl', status: 'registered' })
    await open('/rejestracja')
    await main.getByLabel('Imię').fill('Li')
    await main.getByLabel('Nazwisko').fill('Nowak')
    await main.getByLabel('E-mail', { exact: true }).fill('Ala@przyklad.pl')
    await main.getByLabel('Hasło', { exact: true }).fill('trzy kolorowe kredki')
    await page.getByText('Siła hasła: dobre. Jedno słowo to za mało').waitFor()
    expect(await main.getByLabel('jeszcze raz').count()).toBe(0)
    const submit = main.getByRole('button', { name: 'Załóż konto' })
    await submit.click()
    const errors = page.locator('[id^=rejestracja-][id$=-blad]')
    await errors.first().waitFor()
    expect(await errors.allInnerTexts()).toEqual(['Wpisz co najmniej 3 znaki', 'Bez zgody na regulamin nie założymy konta'])
    await main.getByLabel('Imię').fill('Ala')
    await main.getByLabel('Znam i akceptuję').check()
    await submit.click()
    const heading = page.getByRole('heading', { name: 'Zajrzyj do poczty' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await main.getByRole('button', { name: 'Popraw adres' }).click()
    const address = main.getByLabel('E-mail', { exact: true })
    await expect.poll(() => address.evaluate((element) => element === document.activeElement)).toBe(true)
    await address.fill('ola@przyklad.pl')
    await submit.click()
    await heading.waitFor()
    expect(pageErrors).toEqual([])
  })

  test('AU-04 a used link shows a message and a link to request another one', async () => {
    await respondWith('**/reset/confirm/*', 404, { code: 'error/reset-token-not-found', message: 'Nie ma' })
    await respondWith('**/api/v1/account/password-strength', 200, { score: 4, breached: false, warning: null })
    await open('/nowe-haslo/abc')
    await main.getByLabel('Nowe hasło').fill('trzy kolorowe kredki')
    await main.getByLabel('Hasło jeszcze raz').fill('trzy kolorowe kredki')
    await main.getByRole('button', { name: 'Zmień hasło' }).click()
    await page.getByText('Ten link już nie działa').waitFor()
    expect(await page.getByRole('link', { name: 'Poproś o nowy link' }).getAttribute('href')).toBe('/przypomnienie-hasla')
  })
})

test.each([
  ['/logowanie', 'Zaloguj się'],
  ['/rejestracja', 'Załóż konto'],
  ['/nowe-haslo/abc', 'Zmień hasło'],
])('%s is accessible: axe, small screens, keyboard', async (path, send) => {
  await open(path)
  await expectAccessibleForm(page, send)
})
