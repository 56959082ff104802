import { expect, test } from 'vitest'
import { recommendedHashing } from '#adapters/passwords/argon2.ts'
import { postForm } from '#config/quality/testing/parse-form.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { type ApiResponse, accountBrowser } from './account-browser.ts'
import { createMember } from './member.ts'

const product = startForTests(() => startProduct({ editions: 0, passwordHashing: recommendedHashing }))

const sessions = () => rowsOf(product.platform, 'select id, generation, ended_at from accounts_session order by id')

test('J11.12 CSRF: routes that use the session cookie accept requests of this site only, and none without an origin', async () => {
  const { browser, id, email, password } = await createMember(product.platform, product.url)
  const before = await sessions()
  const routes = product.platform.plugins.flatMap(({ endpoints = [] }) => endpoints).filter(({ session }) => session)
  expect(routes.length).toBeGreaterThan(3)
  for (const { method, path } of routes)
    for (const origin of ['http://evil.test', 'https://kredka.test', 'http://kredka.test.evil.test', 'null', undefined]) {
      const response = await fetch(product.url + path.replace(':id', id), {
        method: method.toUpperCase(),
        headers: {
          cookie: browser.cookie ?? '',
          authorization: `Bearer ${browser.jwt}`,
          'content-type': 'application/json',
          ...(origin !== undefined && { origin }),
        },
        body: JSON.stringify(path.endsWith(':id') ? { password, confirm: email } : path.endsWith('login') ? { email, password } : {}),
      })
      const { code } = (await response.json()) as { code: string }
      expect([path, origin, response.status, code, response.headers.getSetCookie()]).toEqual([path, origin, 403, 'error/forbidden', []])
    }
  expect(await sessions()).toEqual(before)
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(200)
})

test('J11.12 CSRF: rejects the login form posted from another site', async () => {
  const { email, password } = await createMember(product.platform, product.url)
  const before = await sessions()
  const values = { email, password }
  for (const headers of [
    { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' },
    { origin: 'http://evil.test' },
    { origin: 'null' },
  ]) {
    const response = await postForm(product.get, '/logowanie', values, headers)
    expect([headers, response.status, response.headers.getSetCookie()]).toEqual([headers, 403, []])
  }
  expect(await sessions()).toEqual(before)
  expect((await postForm(product.get, '/logowanie', values)).status).toBe(303)
})

/** Response without the parts that differ from request to request. */
const comparable = ({ status, body, headers }: ApiResponse) => {
  const { request_id: _, ...rest } = body as { readonly request_id?: string }
  const changing = ['date', 'x-request-id', 'ratelimit', 'content-length', 'etag']
  return JSON.stringify([status, rest, [...headers].filter(([name]) => !changing.includes(name))])
}
const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

test.each([
  ['a sign-in', (email: string) => accountBrowser(product.url).logIn(email, 'nie to')],
  ['a reset', (email: string) => accountBrowser(product.url).call('POST', `/api/v1/account/reset/request/${email}`)],
  ['a resend', (email: string) => accountBrowser(product.url).call('POST', `/api/v1/account/activate/resend/${email}`)],
])('J11.12 %s reveals neither by content nor by time if an account exists', async (_, call) => {
  const people = await Promise.all(Array.from({ length: 3 }, () => createMember(product.platform, product.url)))
  const known = people.map(({ email }) => email)
  const unknown = known.map(() => `${newId()}@demo.test`)
  const times = { known: [] as number[], again: [] as number[], unknown: [] as number[] }
  const responses = new Set<string>()
  // The series alternate, so that other load affects all three; the second series of known accounts shows how far equal ones differ.
  for (let n = 0; n < 15; n++)
    for (const [series, email] of [
      ['known', known[n % 3]],
      ['unknown', unknown[n % 3]],
      ['again', known[(n + 1) % 3]],
    ] as const) {
      const start = performance.now()
      const response = await call(email ?? '')
      times[series].push(performance.now() - start)
      responses.add(comparable(response).replaceAll(email ?? '', '…'))
    }
  expect([...responses]).toHaveLength(1)
  const one = median(times.known)
  const other = median(times.unknown)
  const floor = median(times.again)
  const ratioOf = (a: number, b: number) => Math.max(a, b) / Math.min(a, b)
  expect(ratioOf(one, other)).toBeLessThan(Math.max(3, 3 * ratioOf(one, floor)))
})
