import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../testing/open-page.ts'
import { startProductCopy } from '../testing/product-copy.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(startProductCopy)

let page: Page
let problems: string[]
let sent: { readonly body: unknown; readonly version: string | undefined }[]
let response: { readonly status: number; readonly json?: object } | 'none'
beforeEach(async () => {
  ;[{ page, problems: problems }, sent, response] = [await product.newPage(), [], { status: 200, json: { version: 4 } }]
  await page.route('**/api/v1/probe', (route) => {
    const request = route.request()
    sent.push({ body: request.postDataJSON(), version: request.headers()['if-match'] })
    return response === 'none' ? route.abort() : route.fulfill({ status: response.status, json: response.json ?? {} })
  })
})
afterEach(() => page.context().close())

const open = (path: string) => openPage(page, `${product.server.url}/proba/formularz/${path}`)
const field = (name: string) => page.getByLabel(`Pole ${name}`, { exact: false }).first()
const toasts = () => page.getByTestId('toasts')
const save = () => page.getByRole('button', { name: 'Zapisz' }).click()
/** Attribute that the new-build toast checks before it reloads the page. */
const unsent = () => page.locator('main form').first().getAttribute('data-unsent')
const fill = async () => {
  await field('code').fill('123 456')
  await page.locator('#proba-password').fill(' tajne hasło ')
}

describe('SH-13 a form that edits', () => {
  test('sends changed fields, normalized, with their version; the next request with the version of the response', async () => {
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
    expect(problems).toEqual([])
  })

  test('VA-01 shows errors beside the fields and in a focused summary, and sends nothing', async () => {
    await open('wszystko')
    await field('name').fill('Li')
    await field('email').fill('')
    await field('phone').fill('12 34')
    await field('www').fill('nasze przedszkole')
    await save()
    const summary = page.getByRole('alert').filter({ hasText: 'Popraw zaznaczone pola' })
    await summary.waitFor()
    expect(await summary.evaluate((alert) => alert === document.activeElement)).toBe(true)
    const errorOf = (id: string) => page.locator(`#proba-${id}-blad`).innerText()
    expect(await Promise.all(['name', 'email', 'phone', 'www', 'code'].map(errorOf))).toEqual([
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
    await expect.poll(() => errorOf('email')).toBe('Nieprawidłowy adres E-mail')
    expect(sent).toEqual([])
  })

  test('keeps the typed values on any failure: shows the first server message of each field, no message of a 500, a retry button without network', async () => {
    await open('wszystko')
    await fill()
    await field('name').fill('Ola')
    response = { status: 422, json: { message: 'Popraw', code: 'error/validation', schema: { name: ['To imię już jest', 'Inne'] } } }
    await save()
    await toasts().getByText('Popraw').waitFor()
    expect([await page.locator('#proba-name-blad').innerText(), await field('name').inputValue()]).toEqual(['To imię już jest', 'Ola'])
    response = { status: 500, json: { message: 'Tajemnica', code: 'error/server-error' } }
    await save()
    await expect.poll(() => sent.length).toBe(2)
    await page.getByRole('button', { name: 'Zapisz' }).waitFor()
    expect(await page.getByText('Tajemnica').count()).toBe(0)
    expect(await unsent()).toBe('yes')
    response = 'none'
    await save()
    const again = toasts().getByRole('button', { name: 'Spróbuj ponownie' })
    await again.waitFor()
    expect(await field('name').inputValue()).toBe('Ola')
    response = { status: 200, json: {} }
    await again.click()
    await toasts().getByText('Gotowe').waitFor()
    expect(sent.at(-1)?.body).toMatchObject({ name: 'Ola' })
    expect(await unsent()).toBe('no')
    expect(problems).toEqual([])
  })

  test('asks before leaving with unsaved changes, by a link and by history, and not after saving', async () => {
    await open('wszystko')
    await page.click('#away')
    await page.waitForSelector('#from')
    await page.goBack()
    // Navigation is complete when the heading has the focus.
    await page.locator('h1:focus').waitFor()
    await page.waitForSelector('#away')
    // The guard is loaded within a second after the first focus.
    await field('name').focus()
    await page.waitForTimeout(1000)
    await field('name').fill('Ola')
    await expect.poll(unsent).toBe('yes')
    const leaveDialog = page.getByRole('alertdialog', { name: 'Wyjść bez zapisywania?' })
    const stay = async () => {
      await leaveDialog.getByRole('button', { name: 'Zostaję' }).click()
      expect([new URL(page.url()).pathname, await field('name').inputValue()]).toEqual(['/proba/formularz/wszystko', 'Ola'])
    }
    await page.click('#away')
    await stay()
    await page.evaluate(() => history.forward())
    await stay()
    const dialogShown = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await dialogShown
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await page.evaluate(() => history.forward())
    await leaveDialog.getByRole('button', { name: 'Wychodzę' }).click()
    await page.waitForSelector('#from')

    await open('wszystko')
    await fill()
    await save()
    await toasts().getByText('Gotowe').waitFor()
    await page.click('#away')
    await page.waitForSelector('#from')
    expect(problems).toEqual([])
  })
})
