import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'

/** Response of a route with its body decoded. */
export interface ApiResponse {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read arbitrary bodies
  readonly body: any
  readonly headers: Headers
}

/** HTTP client that behaves as one browser: a network address, the refresh cookie, and the bearer token after sign-in. */
export interface AccountBrowser {
  readonly call: (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<ApiResponse>
  readonly logIn: (email: string, password: string) => Promise<ApiResponse>
  /** The refresh cookie, and the cookie that makes the browser known to its account. */
  cookie: string | null
  device: string | null
  jwt: string | null
}

let nextAddress = 0

/** Creates a client with a network address of its own; it stores the cookies of the session and sends `Origin` as browsers do. */
export const accountBrowser = (
  url: string,
  address = `10.9.${Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`,
): AccountBrowser => {
  const browser: AccountBrowser = {
    cookie: null,
    device: null,
    jwt: null,
    call: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: 'http://kredka.test',
          'x-forwarded-for': address,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...((browser.cookie || browser.device) && { cookie: [browser.cookie, browser.device].filter(Boolean).join('; ') }),
          ...(browser.jwt && { authorization: `Bearer ${browser.jwt}` }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        if (pair.includes('device=')) browser.device = pair
        else browser.cookie = pair.endsWith('=') ? null : pair
      }
      const text = await response.text()
      const result = {
        status: response.status,
        headers: response.headers,
        body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
      }
      if (typeof result.body?.jwt === 'string') browser.jwt = result.body.jwt
      return result
    },
    logIn: (email, password) => browser.call('POST', '/api/login', { email, password }),
  }
  return browser
}

/** Returns the address of an account in the API, or of something below it. */
export const accountPath = ({ id }: { readonly id: string }, more = '') => `/api/v1/account/account/${id}${more}`

/** Password that passes the strength rule. */
export const goodPassword = 'krasnal wiezie poziomki'

/** Returns values and language of the newest mail of a template sent to an address. */
export const latestMail = async (platform: TestPlatform, email: string, template: string) => {
  const [mail] = await rowsOf<{ template_values: Readonly<Record<string, string>>; language: string }>(
    platform,
    'select template_values, language from mail where recipient = ? and template = ? order by id desc limit 1',
    [email, template],
  )
  if (!mail) throw new Error(`no ${template} to ${email}`)
  return mail
}

/** Registers an account, activates it by the token of the mail, and signs in. */
export const registerAndLogIn = async (platform: TestPlatform, url: string, email = `${newId()}@demo.test`) => {
  const browser = accountBrowser(url)
  const registration = {
    email,
    email_repeat: email,
    password: goodPassword,
    first_name: 'Joanna',
    last_name: 'Wierzba',
    terms_version: '2026-11-21',
  }
  await browser.call('POST', '/api/v1/account/account', registration)
  const { template_values } = await latestMail(platform, email, 'accounts.mail.activate')
  await browser.call('POST', `/api/v1/account/activate/${template_values['token']}`)
  const { body } = await browser.logIn(email, goodPassword)
  return { browser, email, id: body.id as string }
}
