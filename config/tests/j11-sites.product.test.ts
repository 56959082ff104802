import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { accountBrowser, type Told } from '../testing/account-browser.ts'
import { makeMember } from '../testing/member.ts'
import { postForm } from '../testing/page-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
beforeAll(async () => {
  product = await served({ editions: 0 })
})
afterAll(() => product.end())

const sessions = () => rowsOf(product.platform, 'select id, generation, ended_at from accounts_session order by id')

test('J11.12 CSRF: a row that acts by the cookie hears this site alone, with the cookie never a request from nowhere', async () => {
  const { browser, id, email, password } = await makeMember(product.platform, product.url)
  const before = await sessions()
  const rows = product.platform.plugins.flatMap(({ routes = [] }) => routes).filter(({ session }) => session)
  expect(rows.length).toBeGreaterThan(3)
  for (const { method, path } of rows)
    for (const origin of ['http://evil.test', 'https://kredka.test', 'http://kredka.test.evil.test', 'null', undefined]) {
      const answer = await fetch(product.url + path.replace(':id', id), {
        method: method.toUpperCase(),
        headers: {
          cookie: browser.cookie ?? '',
          authorization: `Bearer ${browser.jwt}`,
          'content-type': 'application/json',
          ...(origin !== undefined && { origin }),
        },
        body: JSON.stringify(path.endsWith(':id') ? { password, confirm: email } : path.endsWith('login') ? { email, password } : {}),
      })
      const { code } = (await answer.json()) as { code: string }
      expect([path, origin, answer.status, code, answer.headers.getSetCookie()]).toEqual([path, origin, 403, 'error/forbidden', []])
    }
  expect(await sessions()).toEqual(before)
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(200)
})

test('J11.12 CSRF: a page of another site posts the form of the login page in vain', async () => {
  const { email, password } = await makeMember(product.platform, product.url)
  const before = await sessions()
  const values = { email, password }
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' },
    { origin: 'http://evil.test' },
    { origin: 'null' },
  ]) {
    const answer = await postForm(product.get, '/logowanie', values, headers)
    expect([headers, answer.status, answer.headers.getSetCookie()]).toEqual([headers, 403, []])
  }
  expect(await sessions()).toEqual(before)
  expect((await postForm(product.get, '/logowanie', values)).status).toBe(303)
})

/** What everybody is told alike: without what tells calls apart. */
const alike = ({ status, body, headers }: Told) => {
  const { request_id: _, ...rest } = body as { readonly request_id?: string }
  const changing = ['date', 'x-request-id', 'ratelimit', 'content-length', 'etag']
  return JSON.stringify([status, rest, [...headers].filter(([name]) => !changing.includes(name))])
}
const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

test.each([
  ['a sign-in', (email: string) => accountBrowser(product.url).logIn(email, 'nie to')],
  ['a reset', (email: string) => accountBrowser(product.url).call('POST', `/api/v1/account/reset/request/${email}`)],
  ['a resend', (email: string) => accountBrowser(product.url).call('POST', `/api/v1/account/activate/resend/${email}`)],
])('J11.12 %s tells by no letter and by no time whether there is such an account', async (_, call) => {
  const people = await Promise.all(Array.from({ length: 3 }, () => makeMember(product.platform, product.url)))
  const known = people.map(({ email }) => email)
  const unknown = known.map(() => `${newId()}@demo.test`)
  const [times, answers] = [{ known: [] as number[], again: [] as number[], unknown: [] as number[] }, new Set<string>()]
  // In turns, so that what else the machine does is in all three; the second series of known ones tells how far apart equals are.
  for (let n = 0; n < 15; n++)
    for (const [series, email] of [
      ['known', known[n % 3]],
      ['unknown', unknown[n % 3]],
      ['again', known[(n + 1) % 3]],
    ] as const) {
      const began = performance.now()
      const told = await call(email ?? '')
      times[series].push(performance.now() - began)
      answers.add(alike(told).replaceAll(email ?? '', '…'))
    }
  expect([...answers]).toHaveLength(1)
  const [one, other, floor] = [median(times.known), median(times.unknown), median(times.again)]
  const apart = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)
  expect(apart(one, other)).toBeLessThan(Math.max(1.5, 1.5 * apart(one, floor)))
})
