import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#core/kernel/language.ts'
import { elsewhere } from './visitor.ts'

/** A password that passes. */
export const goodPassword = 'krasnal wiezie poziomki'

/** An address that no other test and no other run writes to. */
export const newAddress = (name = 'osoba') => `${name}.${randomUUID()}@demo.test`

/** The links of the newest mail of a template to an address, once it is written; the first one is what the mail is for. */
export const mailed = async (request: APIRequestContext, to: string, template: string): Promise<readonly string[]> => {
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

/** The path of a link on this site. */
export const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

interface Joining {
  readonly email?: string
  readonly language?: Language
}

/** Registers somebody new by the rows and answers the mail; gives the address. */
export const join = async (request: APIRequestContext, { email = newAddress(), language = 'pl' }: Joining = {}): Promise<string> => {
  const person = { email, email_repeat: email, password: goodPassword, first_name: 'Joanna', last_name: 'Wierzba', language }
  const page = await (await request.get('/rejestracja')).text()
  const [, terms_version] = /name="terms_version"[^>]*value="([^"]+)"/.exec(page) ?? []
  const headers = elsewhere()
  expect(await request.post('/api/v1/account/account', { data: { ...person, terms_version }, headers })).toBeOK()
  const [link] = await mailed(request, email, 'accounts.mail.activate')
  await request.get(pathOf(link), { headers })
  return email
}

/** What the pages of this site send along: without it no request with a cookie is heard. */
const ownSite = () => ({ ...elsewhere(), origin: process.env['BASE_URL'] ?? '' })

/** Signs a browser in by the row: it has the cookie, and its next private page tells it who it is. Gives the answer. */
export const signIn = async (context: BrowserContext, email: string, password = goodPassword) => {
  const answer = await context.request.post('/api/login', { data: { email, password }, headers: ownSite() })
  expect(answer).toBeOK()
  return (await answer.json()) as { readonly id: string; readonly jwt: string }
}

/** The bar's button of the one who has signed in, and its card. */
export const ownButton = (page: Page): Locator => page.locator('header [data-profile]:visible')
export const ownCard = (page: Page): Locator => page.locator('dialog#konto')

/** Opens the card and waits until it is drawn. */
export const openCard = async (page: Page): Promise<void> => {
  await ownButton(page).click()
  await expect(ownCard(page).locator('button[commandfor=jezyk]')).toBeVisible()
}

/** Signs somebody new in and stands on a private page, which has told the browser who that is. */
export const comeIn = async (page: Page, joining: Joining = {}, path = '/user/profile'): Promise<string> => {
  const email = await join(page.request, joining)
  await signIn(page.context(), email)
  await page.goto(path)
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  return email
}
