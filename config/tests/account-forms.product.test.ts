import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessible } from '../testing/accessible.ts'
import { ownBrowser } from '../testing/own-browser.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let browser: Browser
beforeAll(async () => {
  product = await served({ editions: 0 })
  browser = await ownBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.end()
})

let page: Page
// The page's own form: the dialog to sign in has another one.
let main: Locator
let wrong: string[]
beforeEach(async () => {
  page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  main = page.getByRole('main')
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  wrong = errors
})
afterEach(() => page.context().close())

const open = (path: string) => page.goto(product.url + path, { waitUntil: 'networkidle' })

describe('AU-15 the screens of accounts', () => {
  const login = async () => {
    await open('/logowanie?back=/zrodla-danych')
    await main.getByLabel('E-mail').fill('ala@przyklad.pl')
    await main.getByLabel('Hasło', { exact: true }).fill('tajne hasło')
    await main.getByRole('button', { name: 'Zaloguj się' }).click()
  }
  const answering = (path: string, status: number, json: object) => page.route(path, (route) => route.fulfill({ status, json }))

  test('AU-02 one signs in and goes on; AU-16 with nothing filled in that is said', async () => {
    await answering('**/api/login', 200, { id: '1', jwt: 'x' })
    await open('/logowanie?back=/zrodla-danych')
    await main.getByRole('button', { name: 'Zaloguj się' }).click()
    await main.getByRole('alert').filter({ hasText: 'Niepełne dane logowania' }).waitFor()
    await login()
    await page.waitForURL('**/zrodla-danych')
    expect(wrong).toEqual([])
  })

  test('AU-01 an account that is not activated: the message, and the mail once more', async () => {
    await answering('**/api/login', 403, { code: 'error/account-not-activated', message: 'Konto nie jest aktywne' })
    await answering('**/activate/resend/*', 200, { status: 'sent' })
    await login()
    await main.getByRole('alert').filter({ hasText: 'Konto nie jest aktywne' }).first().waitFor()
    await main.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
    await page.getByText('Wysłane. Zajrzyj do poczty').waitFor()
  })

  test('AU-01 registration: what differs is told at the repeated fields, all at once; then the mail is announced', async () => {
    await answering('**/api/v1/account/password-strength', 200, { score: 3, breached: false, warning: 'word' })
    await answering('**/api/v1/account/account', 201, { email: 'ala@przyklad.pl', status: 'registered' })
    await open('/rejestracja')
    await main.getByLabel('Imię').fill('Li')
    await main.getByLabel('Nazwisko').fill('Nowak')
    await main.getByLabel('E-mail', { exact: true }).fill('Ala@przyklad.pl')
    await main.getByLabel('E-mail jeszcze raz').fill('ola@przyklad.pl')
    await main.getByLabel('Hasło', { exact: true }).fill('trzy kolorowe kredki')
    await page.getByText('Siła hasła: dobre. Jedno słowo to za mało').waitFor()
    await main.getByLabel('Hasło jeszcze raz').fill('cztery kredki')
    const go = main.getByRole('button', { name: 'Załóż konto' })
    await go.click()
    const errors = page.locator('[id^=rejestracja-][id$=-blad]')
    await errors.first().waitFor()
    expect(await errors.allInnerTexts()).toEqual([
      'Wpisz co najmniej 3 znaki',
      'Adresy E-mail się nie zgadzają',
      'Hasła się nie zgadzają',
      'Bez zgody na regulamin nie założymy konta',
    ])
    await main.getByLabel('Imię').fill('Ala')
    await main.getByLabel('E-mail jeszcze raz').fill('ala@przyklad.pl')
    await main.getByLabel('Hasło jeszcze raz').fill('trzy kolorowe kredki')
    await main.getByLabel('Znam i akceptuję').check()
    await go.click()
    const heading = page.getByRole('heading', { name: 'Zajrzyj do poczty' })
    await heading.waitFor()
    expect(await heading.evaluate((h2) => h2 === document.activeElement)).toBe(true)
    expect(wrong).toEqual([])
  })

  test('AU-04 a link that is used up is told, with the way to another', async () => {
    await answering('**/reset/confirm/*', 404, { code: 'error/reset-token-not-found', message: 'Nie ma' })
    await answering('**/api/v1/account/password-strength', 200, { score: 4, breached: false, warning: null })
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
])('%s: axe, small screens, keys', async (path, send) => {
  await open(path)
  await accessible(page, send)
})
