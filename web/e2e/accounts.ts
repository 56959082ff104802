import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#core/kernel/language.ts'
import { uniqueAddressHeaders } from './client-address.ts'

/** A password that is strong enough. */
export const goodPassword = 'krasnal wiezie poziomki'

/** Returns an e-mail address that no other test and no other run uses. */
export const newAddress = (name = 'osoba') => `${name}.${randomUUID()}@demo.test`

/** Waits for a mail of a template to an address and returns the links of the newest one; the first link is the main action. */
export const waitForMailLinks = async (request: APIRequestContext, to: string, template: string): Promise<readonly string[]> => {
  let links: readonly string[] = []
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mails.json', { params: { to } })).json()) as { template: string; links: string[] }[]
      links = mails.find((mail) => mail.template === template)?.links ?? []
      return links.length
    })
    .toBeGreaterThan(0)
  return links
}

/** Returns path and query of a link on this site. */
export const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

interface NewAccountOptions {
  readonly email?: string
  readonly language?: Language
}

/** Registers a new account by the API and follows the activation link; returns the e-mail address. */
export const registerAccount = async (
  request: APIRequestContext,
  { email = newAddress(), language = 'pl' }: NewAccountOptions = {},
): Promise<string> => {
  const person = { email, email_repeat: email, password: goodPassword, first_name: 'Joanna', last_name: 'Wierzba', language }
  const page = await (await request.get('/rejestracja')).text()
  const [, terms_version] = /name="terms_version"[^>]*value="([^"]+)"/.exec(page) ?? []
  const headers = uniqueAddressHeaders()
  expect(await request.post('/api/v1/account/account', { data: { ...person, terms_version }, headers })).toBeOK()
  const [link] = await waitForMailLinks(request, email, 'accounts.mail.activate')
  await request.get(pathOf(link), { headers })
  return email
}

/** Headers of a request from this site; requests with a cookie are rejected without them. */
const sameSiteHeaders = () => ({ ...uniqueAddressHeaders(), origin: process.env['BASE_URL'] ?? '' })

/** Signs a browser in by the API: it gets the session cookie, and learns the user from its next private page. Returns the response. */
export const signIn = async (context: BrowserContext, email: string, password = goodPassword) => {
  const answer = await context.request.post('/api/login', { data: { email, password }, headers: sameSiteHeaders() })
  expect(answer).toBeOK()
  return (await answer.json()) as { readonly id: string; readonly jwt: string }
}

/** The user's button in the navigation bar. */
export const userButton = (page: Page): Locator => page.locator('header [data-profile]:visible')
/** The user card. */
export const userCard = (page: Page): Locator => page.locator('dialog#konto')

/** Opens the user card and waits until it is rendered. */
export const openUserCard = async (page: Page): Promise<void> => {
  await userButton(page).click()
  await expect(userCard(page).locator('button[data-dialog=jezyk]')).toBeVisible()
}

/** Registers and signs in a new user, and opens a private page, which makes the user known to the browser. */
export const signInNewUser = async (page: Page, joining: NewAccountOptions = {}, path = '/user/profile'): Promise<string> => {
  const email = await registerAccount(page.request, joining)
  await signIn(page.context(), email)
  await page.goto(path)
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  return email
}
