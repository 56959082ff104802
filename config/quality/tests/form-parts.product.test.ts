import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessibleForm } from '../testing/expect-accessible-form.ts'
import { openPage, pageIsReady } from '../testing/open-page.ts'
import { parseForm, postForm } from '../testing/parse-form.ts'
import { startProductCopy } from '../testing/product-copy.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(startProductCopy)

let page: Page
let problems: string[]
let sent: { readonly body: unknown; readonly version: string | undefined }[]
beforeEach(async () => {
  ;[{ page, problems: problems }, sent] = [await product.newPage(), []]
  await page.route('**/api/v1/probe', (route) => {
    const request = route.request()
    sent.push({ body: request.postDataJSON(), version: request.headers()['if-match'] })
    return route.fulfill({ json: { version: 4 } })
  })
})
afterEach(() => page.context().close())

const open = (path: string) => openPage(page, `${product.server.url}/proba/formularz/${path}`)
const field = (name: string) => page.getByLabel(`Pole ${name}`, { exact: false }).first()
const toasts = () => page.getByTestId('toasts')

describe('parts of forms', () => {
  test('AU-06 an irreversible action asks for a confirmation word, traps the focus and restores it', async () => {
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

  test('UP-01 a file of another type is rejected at once, a picture is shown and can be removed', async () => {
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
    expect(problems).toEqual([])
  })
})

describe('SH-13 a form that saves each field', () => {
  test('leaving a field or Enter saves only changes; changes are reported after a second', async () => {
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
    expect(problems).toEqual([])
  })
})

describe('SH-13 an island that enhances a posted form', () => {
  test('works without the island, which takes over the returned form without moving the focus', async () => {
    const path = '/proba/formularz/dwa-razy'
    const rejected = await postForm(product.server.get, path, { email: 'ala@przyklad.pl', email_repeat: 'ola@przyklad.pl' })
    expect(rejected.status).toBe(422)
    expect(parseForm(await rejected.text())).toMatchObject({ formError: 'Popraw zaznaczone pola', values: { email: 'ala@przyklad.pl' } })
    await open('dwa-razy')
    await page.getByLabel('Adres', { exact: true }).evaluate((input: HTMLInputElement) => {
      input.value = 'ala@przyklad.pl'
      input.form?.submit()
    })
    await page.getByRole('alert').filter({ hasText: 'Popraw' }).waitFor()
    await pageIsReady(page)
    await page.getByLabel('Adres drugi raz').focus()
    await page.locator('x-island[hydrated]').waitFor({ state: 'attached' })
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

  test('is light: loads React and the helper on focus, the Schema on typing', async () => {
    const scripts = new Map<string, number>()
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const count = (body: Buffer) => void scripts.set(response.url(), gzipSync(body).length)
      // A script that comes after the test has none.
      void response.body().then(count, () => undefined)
    })
    const kilobytes = () => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
    await open('dwa-razy')
    const atLoad = kilobytes()
    await page.getByLabel('Adres', { exact: true }).focus()
    await page.locator('x-island[hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const afterHydration = kilobytes()
    await page.getByLabel('Adres', { exact: true }).fill('ala@przyklad.pl')
    await expect.poll(kilobytes).toBeGreaterThan(afterHydration)
    expect(atLoad).toBeLessThanOrEqual(8)
    expect(afterHydration).toBeLessThanOrEqual(100)
  })
})

test('every form part is accessible: axe, small screens, keyboard', async () => {
  await open('wszystko')
  await expectAccessibleForm(page, 'Zapisz')
})
