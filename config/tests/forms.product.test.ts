import AxeBuilder from '@axe-core/playwright'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAppProbe } from '../testing/app-probe.ts'
import { findBrowser } from '../testing/browser.ts'
import { addFormProbe } from '../testing/form-probe.ts'
import { postForm, readForm } from '../testing/page-form.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import type { Started } from '../testing/started.ts'
import { copyOfTree, type Tree } from '../testing/tree.ts'

let tree: Tree
let platform: TestPlatform
let server: Started
let browser: Browser
beforeAll(async () => {
  tree = copyOfTree()
  addAppProbe(tree.folder)
  addFormProbe(tree.folder)
  const { kind: _, ...found } = await findBrowser()
  ;[platform, browser] = await Promise.all([testPlatform(), chromium.launch(found), tree.build()])
  server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await platform?.end()
  tree?.remove()
})

let page: Page
/** What the browser complains of, but for calls that are answered with a refusal on purpose. */
let wrong: string[]
let sent: { readonly body: unknown; readonly version: string | undefined }[]
let answer: { readonly status: number; readonly json?: object } | 'none'
beforeEach(async () => {
  ;[page, wrong, sent, answer] = [await (await browser.newContext()).newPage(), [], [], { status: 200, json: { version: 4 } }]
  page.on(
    'console',
    (message) => message.type() === 'error' && !/Failed to load resource/.test(message.text()) && wrong.push(message.text()),
  )
  page.on('pageerror', (error) => wrong.push(error.message))
  await page.route('**/api/v1/probe', (route) => {
    const request = route.request()
    sent.push({ body: request.postDataJSON(), version: request.headers()['if-match'] })
    return answer === 'none' ? route.abort() : route.fulfill({ status: answer.status, json: answer.json ?? {} })
  })
})
afterEach(() => page.context().close())

const open = (path: string) => page.goto(`${server.url}/proba/formularz/${path}`, { waitUntil: 'networkidle' })
const field = (name: string) => page.getByLabel(`Pole ${name}`, { exact: false }).first()
const toasts = () => page.getByTestId('toasts')
const save = () => page.getByRole('button', { name: 'Zapisz' }).click()
/** What the toast of a new build asks before it loads the page anew. */
const unsent = () => page.locator('main form').first().getAttribute('data-unsent')
const fill = async () => {
  await field('code').fill('123 456')
  await page.locator('#proba-password').fill(' tajne hasło ')
}

describe('SH-13 a form that edits', () => {
  test('sends what was changed, cleaned, with its version; the next one with that of the answer', async () => {
    await open('wszystko')
    await fill()
    await field('name').fill('  Ola ')
    await field('email').fill(' OLA@Przyklad.PL ')
    await field('age').fill('')
    await save()
    await toasts().getByText('Gotowe').waitFor()
    expect(sent).toEqual([
      { body: { name: 'Ola', email: 'ola@przyklad.pl', age: 0, code: '123456', password: ' tajne hasło ' }, version: '"3"' },
    ])
    await field('name').fill('Ela')
    await save()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual({ body: { name: 'Ela' }, version: '"4"' })
    expect(wrong).toEqual([])
  })

  test('VA-01 complains beside the fields and above them, with the focus there, and sends nothing', async () => {
    await open('wszystko')
    await field('name').fill('Li')
    await field('email').fill('')
    await field('phone').fill('12 34')
    await field('www').fill('nasze przedszkole')
    await save()
    const summary = page.getByRole('alert').filter({ hasText: 'Popraw zaznaczone pola' })
    await summary.waitFor()
    expect(await summary.evaluate((alert) => alert === document.activeElement)).toBe(true)
    const described = (id: string) => page.locator(`#proba-${id}-blad`).innerText()
    expect(await Promise.all(['name', 'email', 'phone', 'www', 'code'].map(described))).toEqual([
      'Wpisz co najmniej 3 znaki',
      'Pole nie może być puste',
      'Numer telefonu musi mieć co najmniej 7 cyfr',
      'Adres URL jest nieprawidłowy',
      'Pole jest wymagane',
    ])
    await summary.getByRole('link', { name: /email/ }).press('Enter')
    expect(await field('email').evaluate((input) => input === document.activeElement)).toBe(true)
    await field('email').fill('ala')
    expect(await page.locator('#proba-email-blad').count()).toBe(0)
    await save()
    await expect.poll(() => described('email')).toBe('Nieprawidłowy adres E-mail')
    expect(sent).toEqual([])
  })

  test('keeps what was typed on any failure: first message of the server at each field, 500 quiet, no network with a way to try again', async () => {
    await open('wszystko')
    await fill()
    await field('name').fill('Ola')
    answer = { status: 422, json: { message: 'Popraw', code: 'error/validation', schema: { name: ['To imię już jest', 'Inne'] } } }
    await save()
    await toasts().getByText('Popraw').waitFor()
    expect([await page.locator('#proba-name-blad').innerText(), await field('name').inputValue()]).toEqual(['To imię już jest', 'Ola'])
    answer = { status: 500, json: { message: 'Tajemnica', code: 'error/server-error' } }
    await save()
    await expect.poll(() => sent.length).toBe(2)
    await page.getByRole('button', { name: 'Zapisz' }).waitFor()
    expect(await page.getByText('Tajemnica').count()).toBe(0)
    expect(await unsent()).toBe('yes')
    answer = 'none'
    await save()
    const again = toasts().getByRole('button', { name: 'Spróbuj ponownie' })
    await again.waitFor()
    expect(await field('name').inputValue()).toBe('Ola')
    answer = { status: 200, json: {} }
    await again.click()
    await toasts().getByText('Gotowe').waitFor()
    expect(sent.at(-1)?.body).toMatchObject({ name: 'Ola' })
    expect(await unsent()).toBe('no')
    expect(wrong).toEqual([])
  })

  test('asks before one leaves with unsaved changes, by a link and by going back, and not after they are saved', async () => {
    await open('wszystko')
    await page.click('#away')
    await page.waitForSelector('#from')
    await page.goBack()
    await field('name').fill('Ola')
    await page.waitForLoadState('networkidle')
    const ask = page.getByRole('alertdialog', { name: 'Wyjść bez zapisywania?' })
    const stay = async () => {
      await ask.getByRole('button', { name: 'Zostaję' }).click()
      expect([new URL(page.url()).pathname, await field('name').inputValue()]).toEqual(['/proba/formularz/wszystko', 'Ola'])
    }
    await page.click('#away')
    await stay()
    await page.evaluate(() => history.forward())
    await stay()
    const asked = page.waitForEvent('dialog')
    const reloaded = page.reload().catch(() => undefined)
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await reloaded
    await page.evaluate(() => history.forward())
    await ask.getByRole('button', { name: 'Wychodzę' }).click()
    await page.waitForSelector('#from')

    await open('wszystko')
    await fill()
    await save()
    await toasts().getByText('Gotowe').waitFor()
    await page.click('#away')
    await page.waitForSelector('#from')
    expect(wrong).toEqual([])
  })

  test('AU-06 what cannot be undone asks for a word, keeps the focus within and gives it back', async () => {
    await open('wszystko')
    const opener = page.getByRole('button', { name: 'Usuń', exact: true })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Usunąć konto?' })
    const accept = dialog.getByRole('button', { name: 'Usuń na zawsze' })
    expect(await accept.isDisabled()).toBe(true)
    await dialog.getByLabel('Żeby potwierdzić, wpisz USUŃ').press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#changes').innerText()).toBe('answer false')
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.click()
    await dialog.getByLabel('Żeby potwierdzić, wpisz USUŃ').fill('usuń')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#changes').innerText()).toBe('answer true')
  })

  test('UP-01 a file of another kind is told at once, a picture is shown and taken back', async () => {
    await open('wszystko')
    const input = page.locator('#proba-photo')
    await input.setInputFiles({ name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('x') })
    await expect.poll(() => page.locator('#proba-photo-blad').innerText()).toBe('Nieprawidłowy format pliku')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) })
    await expect.poll(() => page.locator('#proba-photo-blad').innerText()).toBe('Plik jest za duży')
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
    await page.locator('form img[src^="data:image/png"]').waitFor()
    expect(await page.locator('#proba-photo-blad').count()).toBe(0)
    await page.getByRole('button', { name: 'Usuń plik' }).click()
    expect(await page.locator('form img').count()).toBe(0)
    expect(wrong).toEqual([])
  })
})

describe('SH-13 a form that is saved as one goes', () => {
  test('leaving a field or Enter saves only if something was changed; changes are told after a second', async () => {
    await page.clock.install()
    await open('wszystko?zywy')
    await field('name').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(sent).toEqual([])
    await field('name').fill('Ola')
    await page.clock.runFor(900)
    expect(await page.locator('#changes').innerText()).toBe('')
    await page.clock.runFor(100)
    await expect.poll(() => page.locator('#changes').innerText()).toBe('{"name":"Ola"}')
    expect(sent).toEqual([])
    await page.keyboard.press('Tab')
    await page.getByText(/^Zapisano o \d\d:\d\d$/).waitFor()
    await field('email').fill('ola@przyklad.pl')
    await page.keyboard.press('Enter')
    await expect.poll(() => sent.length).toBe(2)
    await page.keyboard.press('Tab')
    expect(sent).toEqual([
      { body: { name: 'Ola' }, version: '"3"' },
      { body: { email: 'ola@przyklad.pl' }, version: '"4"' },
    ])
    expect(wrong).toEqual([])
  })
})

describe('SH-13 an island over a form that is posted', () => {
  test('works posted, and takes over what came back without moving the focus', async () => {
    const path = '/proba/formularz/dwa-razy'
    const refused = await postForm(server.get, path, { email: 'ala@przyklad.pl', email_repeat: 'ola@przyklad.pl' })
    expect(refused.status).toBe(422)
    expect(readForm(await refused.text())).toMatchObject({ refused: 'Popraw zaznaczone pola', values: { email: 'ala@przyklad.pl' } })
    await open('dwa-razy')
    await page.getByLabel('Adres', { exact: true }).evaluate((input: HTMLInputElement) => {
      input.value = 'ala@przyklad.pl'
      input.form?.submit()
    })
    await page.getByRole('alert').filter({ hasText: 'Popraw' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Adres drugi raz').focus()
    await page.locator('x-island[awake]').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('dwa-email_repeat')
    expect(await page.getByLabel('Adres', { exact: true }).inputValue()).toBe('ala@przyklad.pl')
    await page.getByLabel('Adres drugi raz').fill('ola@przyklad.pl')
    await page.getByRole('button', { name: 'Wyślij' }).click()
    await expect.poll(() => page.locator('#dwa-email_repeat-blad').innerText()).toBe('Adresy E-mail się nie zgadzają')
    expect(sent).toEqual([])
    await page.getByLabel('Adres drugi raz').fill('Ala@przyklad.pl')
    await page.getByRole('button', { name: 'Wyślij' }).click()
    await toasts().getByText('Gotowe').waitFor()
    expect(sent).toMatchObject([{ body: { email: 'ala@przyklad.pl', email_repeat: 'ala@przyklad.pl' } }])
  })

  test('is light: React and the helper, and the Schema only once one types', async () => {
    const scripts = new Map<string, number>()
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), gzipSync(await response.body()).length)
    })
    const kilobytes = () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
    await open('dwa-razy')
    const atLoad = kilobytes()
    await page.getByLabel('Adres', { exact: true }).focus()
    await page.locator('x-island[awake]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const awake = kilobytes()
    await page.getByLabel('Adres', { exact: true }).fill('ala@przyklad.pl')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(300)
    const typed = kilobytes()
    expect(atLoad).toBeLessThanOrEqual(8)
    expect(awake).toBeLessThanOrEqual(100)
    expect(typed).toBeGreaterThan(awake)
  })
})

describe('AU-15 the screens of accounts', () => {
  const login = async () => {
    await open('logowanie')
    await page.getByLabel('E-mail').fill('ala@przyklad.pl')
    await page.getByLabel('Hasło', { exact: true }).fill('tajne hasło')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
  }
  const answering = (path: string, status: number, json: object) => page.route(path, (route) => route.fulfill({ status, json }))

  test('AU-02 one signs in and goes on; AU-16 with nothing filled in that is said', async () => {
    await answering('**/api/login', 200, { id: '1', jwt: 'x' })
    await open('logowanie')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await page.getByRole('alert').filter({ hasText: 'Niepełne dane logowania' }).waitFor()
    await login()
    await page.waitForURL('**/proba/ala')
    expect(wrong).toEqual([])
  })

  test('AU-01 an account that is not activated: the message, and the mail once more', async () => {
    await answering('**/api/login', 403, { code: 'error/account-not-activated', message: 'Konto nie jest aktywne' })
    await answering('**/activate/resend/*', 200, { status: 'sent' })
    await login()
    await page.getByRole('alert').filter({ hasText: 'Konto nie jest aktywne' }).first().waitFor()
    await page.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click()
    await page.getByText('Wysłane. Zajrzyj do poczty').waitFor()
  })

  test('AU-01 registration: what differs is told at the repeated fields, all at once; then the mail is announced', async () => {
    await answering('**/api/v1/account/password-strength', 200, { score: 3, breached: false, warning: 'word' })
    await answering('**/api/v1/account/account', 201, { email: 'ala@przyklad.pl', status: 'registered' })
    await open('rejestracja')
    await page.getByLabel('Imię').fill('Li')
    await page.getByLabel('Nazwisko').fill('Nowak')
    await page.getByLabel('E-mail', { exact: true }).fill('Ala@przyklad.pl')
    await page.getByLabel('E-mail jeszcze raz').fill('ola@przyklad.pl')
    await page.getByLabel('Hasło', { exact: true }).fill('trzy kolorowe kredki')
    await page.getByText('Siła hasła: dobre. Jedno słowo to za mało').waitFor()
    await page.getByLabel('Hasło jeszcze raz').fill('cztery kredki')
    const go = page.getByRole('button', { name: 'Załóż konto' })
    await go.click()
    const complaints = page.locator('[id^=rejestracja-][id$=-blad]')
    await complaints.first().waitFor()
    expect(await complaints.allInnerTexts()).toEqual([
      'Wpisz co najmniej 3 znaki',
      'Adresy E-mail się nie zgadzają',
      'Hasła się nie zgadzają',
      'Bez zgody na regulamin nie założymy konta',
    ])
    await page.getByLabel('Imię').fill('Ala')
    await page.getByLabel('E-mail jeszcze raz').fill('ala@przyklad.pl')
    await page.getByLabel('Hasło jeszcze raz').fill('trzy kolorowe kredki')
    await page.getByLabel('Znam i akceptuję').check()
    await go.click()
    const heading = page.getByRole('heading', { name: 'Zajrzyj do poczty' })
    await heading.waitFor()
    expect(await heading.evaluate((h2) => h2 === document.activeElement)).toBe(true)
    expect(wrong).toEqual([])
  })

  test('AU-04 a link that is used up is told, with the way to another', async () => {
    await answering('**/reset/confirm/*', 404, { code: 'error/reset-token-not-found', message: 'Nie ma' })
    await answering('**/api/v1/account/password-strength', 200, { score: 4, breached: false, warning: null })
    await open('haslo')
    await page.getByLabel('Nowe hasło').fill('trzy kolorowe kredki')
    await page.getByLabel('Hasło jeszcze raz').fill('trzy kolorowe kredki')
    await page.getByRole('button', { name: 'Zmień hasło' }).click()
    await page.getByText('Ten link już nie działa').waitFor()
    expect(await page.getByRole('link', { name: 'Poproś o nowy link' }).getAttribute('href')).toBe('/przypomnienie-hasla')
  })
})

test.each(['wszystko', 'logowanie', 'rejestracja', 'haslo'])(
  '%s: no complaint of axe, light and dark; fits 320 px with the biggest letters; keys reach every field',
  async (path) => {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await open(path)
      await page.getByRole('button', { name: /Zapisz|Zaloguj się|Załóż konto|Zmień hasło/ }).click()
      await page.locator('[aria-invalid]').first().waitFor()
      const { violations } = await new AxeBuilder({ page }).include('main').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate(() => {
      document.documentElement.dataset['font'] = '1.5'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const names = await page
      .locator('main form :is(input,select,textarea):visible')
      .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLInputElement).name).filter(Boolean))])
    const reached = new Set<string>()
    await page.locator('main h1').first().click()
    for (let n = 0; n < 60 && reached.size < names.length; n++) {
      await page.keyboard.press('Tab')
      reached.add(await page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? ''))
      reached.delete('')
    }
    expect([...reached].toSorted()).toEqual(names.toSorted())
  },
)
