import { newId } from '#core/kernel/ids.ts'
import type { TestPlatform } from './platform.ts'
import { rowsOf } from './platform.ts'

/** An answer of a row as tests look at it. */
export interface Told {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was answered
  readonly body: any
  readonly headers: Headers
}

/** Somebody at a browser of their own: an address, a cookie, and a bearer token once there is one. */
export interface AccountBrowser {
  readonly call: (method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<Told>
  readonly logIn: (email: string, password: string) => Promise<Told>
  cookie: string | null
  jwt: string | null
}

let addresses = 0

/** A browser at an address that no other has; it keeps the refresh cookie and sends `Origin` as browsers do. */
export const accountBrowser = (url: string, address = `10.9.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`): AccountBrowser => {
  const browser: AccountBrowser = {
    cookie: null,
    jwt: null,
    call: async (method, path, body, headers = {}) => {
      const file = body instanceof FormData
      const answer = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          origin: 'http://kredka.test',
          'x-forwarded-for': address,
          ...(body !== undefined && !file && { 'content-type': 'application/json' }),
          ...(browser.cookie && { cookie: browser.cookie }),
          ...(browser.jwt && { authorization: `Bearer ${browser.jwt}` }),
          ...headers,
        },
        ...(body !== undefined && { body: file ? body : JSON.stringify(body) }),
      })
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        browser.cookie = pair.endsWith('=') ? null : pair
      }
      const text = await answer.text()
      const told = {
        status: answer.status,
        headers: answer.headers,
        body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
      }
      if (typeof told.body?.jwt === 'string') browser.jwt = told.body.jwt
      return told
    },
    logIn: (email, password) => browser.call('POST', '/api/login', { email, password }),
  }
  return browser
}

/** A password that passes. */
export const goodPassword = 'krasnal wiezie poziomki'

/** The words of the newest mail of a template to an address. */
export const mailed = async (platform: TestPlatform, email: string, template: string) => {
  const [mail] = await rowsOf<{ template_values: Readonly<Record<string, string>>; language: string }>(
    platform,
    'select template_values, language from mail where recipient = ? and template = ? order by id desc limit 1',
    [email, template],
  )
  if (!mail) throw new Error(`no ${template} to ${email}`)
  return mail
}

/** Registers, answers the mail and signs in. */
export const joined = async (platform: TestPlatform, url: string, email = `${newId()}@demo.test`) => {
  const browser = accountBrowser(url)
  const person = {
    email,
    email_repeat: email,
    password: goodPassword,
    first_name: 'Joanna',
    last_name: 'Wierzba',
    terms_version: '2026-11-21',
  }
  await browser.call('POST', '/api/v1/account/account', person)
  const { template_values } = await mailed(platform, email, 'accounts.mail.activate')
  await browser.call('POST', `/api/v1/account/activate/${template_values['token']}`)
  const { body } = await browser.logIn(email, goodPassword)
  return { browser, email, id: body.id as string }
}
