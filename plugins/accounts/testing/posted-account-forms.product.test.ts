import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseForm, postForm } from '#config/quality/testing/parse-form.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 0 }))

const password = 'krasnal wiezie poziomki'
const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => (await product.get(path, { headers })).text()

/** Fills the form of a page, with its hidden fields, and posts it as browsers without JavaScript do. */
const submit = async (path: string, filled: Readonly<Record<string, string>> = {}) => {
  const { action, values } = parseForm(await read(path))
  return postForm(product.get, action ?? path, { ...values, ...filled })
}

/** Returns path and query of the main link in the newest mail of a template. */
const linkOf = async (email: string, template: string): Promise<string> => {
  const mails = JSON.parse(await read(`/dev/mails.json?to=${email}`)) as { template: string; links: string[] }[]
  const { pathname, search } = new URL(mails.find((mail) => mail.template === template)?.links[0] ?? '')
  return pathname + search
}

/** Registers an account by the posted form, and follows the link in the mail. */
const register = async (): Promise<string> => {
  const email = `osoba.${randomUUID()}@demo.test`
  const person = { first_name: 'Ala', last_name: 'Prosta', email, password, language: 'pl' }
  const sent = await submit('/rejestracja', person)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/rejestracja/wyslano'])
  // On another device than that of the registration, the link asks to be confirmed by a button.
  const confirmed = await submit(await linkOf(email, 'accounts.mail.activate'))
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/konto-potwierdzone'])
  return email
}

test('AU-04 without JavaScript a posted form requests a reset link, and another one sets a new password; the link works once', async () => {
  const email = await register()
  expect(parsePage(await read('/logowanie')).links).toContain('/przypomnienie-hasla')
  const requested = await submit('/przypomnienie-hasla', { email })
  expect([requested.status, requested.headers.get('location')]).toEqual([303, '/przypomnienie-hasla/wyslano'])
  const link = await linkOf(email, 'accounts.mail.reset')
  const set = (next: string) => submit(link, { password: next, password_repeat: next })
  const done = await set('cztery zielone kasztany')
  expect([done.status, done.headers.get('location')]).toEqual([303, '/haslo-zmienione'])
  expect(parsePage(await read('/haslo-zmienione')).headings).toEqual(['Hasło zmienione'])
  const again = parsePage(await (await set('szare wiewiorki w parku')).text())
  expect(again.text).toContain('Ten link już nie działa')
  expect(again.links).toContain('/przypomnienie-hasla')
})

test('AU-01 without JavaScript an expired link offers another one by a posted form', async () => {
  const path = '/aktywacja/00000000000000000000000000000000'
  expect(parsePage(await read(path)).headings).toEqual(['Ten link już nie działa'])
  const sent = await submit(path, { email: 'nikt@demo.test' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/rejestracja/wyslano'])
})

test('AU-16 without JavaScript an empty sign-in shows an error', async () => {
  const rejected = await submit('/logowanie')
  expect(parseForm(await rejected.text()).formError).toContain('Niepełne dane logowania')
})

test('AU-11 without JavaScript the account pages are readable: profile, devices, facilities', async () => {
  const email = await register()
  const signedIn = await submit('/logowanie?back=/user/profile', { email, password })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/user/profile'])
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const profile = parsePage(await read('/user/profile', { cookie }))
  expect(profile.text).toContain(email)
  // A new account has no facilities, and no tab for them.
  expect([profile.links.includes('/user/sessions'), profile.links.includes('/user/facilities')]).toEqual([true, false])
  const sessions = parsePage(await read('/user/sessions', { cookie }))
  expect([sessions.headings, sessions.text.includes('to urządzenie')]).toEqual([['Urządzenia'], true])
  expect(parsePage(await read('/user/facilities', { cookie })).text).toContain('Nie masz jeszcze placówki')
})
