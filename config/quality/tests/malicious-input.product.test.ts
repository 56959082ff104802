import { request } from 'node:http'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { hashCounterKey } from '#adapters/postgres/shared-counters.ts'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { accountBrowser, latestMail } from '#plugins/accounts/testing/account-browser.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { makeExampleCalls } from '../testing/examples/calls.ts'
import { loadExamples, nameOf } from '../testing/examples/load-examples.ts'
import { withBodyMember, withFormField } from '../testing/examples/rejected-requests.ts'
import { sendCall } from '../testing/examples/send-call.ts'
import { postForm } from '../testing/parse-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const product = startForTests(startProduct)

test('J11.3 mass assignment: no writing route accepts protected members, in body, form or query', async () => {
  const calls = await makeExampleCalls(product)
  const examples = new Map((await loadExamples()).flatMap((plugin) => plugin.examples.map((one) => [nameOf(one), one])))
  const { id } = await createMember(product.platform, product.url)
  const types = () => rowsOf(product.platform, 'select type, status, count(*)::int n from accounts_account group by 1, 2 order by 1, 2')
  const forged = {
    status: 'active',
    type: 'support',
    perms: { '*': ['facility-data/write'] },
    account_id: id,
    score_total: 5,
  }
  for (const { method, path, input } of product.platform.plugins
    .flatMap(({ endpoints = [] }) => endpoints)
    .filter(({ method }) => method !== 'get')) {
    const example = examples.get(`${method} ${path}`)
    if (!example) throw new Error(`${method} ${path} has no examples`)
    const good = await calls.success(example)
    const before = await types()
    const declared = 'fields' in input ? Object.keys(input.fields as object) : []
    for (const [name, value] of Object.entries(forged)) {
      // A parent of a child is named by her account.
      if (declared.includes(name)) continue
      const { body, form, ...call } = good
      const inBody = form
        ? { ...call, form: withFormField(form, name, String(value)) }
        : { ...call, body: withBodyMember(body, name, value) }
      const inQuery = { ...good, path: `${good.path}${good.path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(String(value))}` }
      for (const wrong of [inBody, inQuery]) {
        const response = await sendCall(product.url, { method }, wrong)
        const { code, schema } = (await response.json()) as { code: string; schema?: object }
        expect([method, path, name, response.status, code, Object.keys(schema ?? {})]).toEqual([
          method,
          path,
          name,
          422,
          'error/validation',
          [name],
        ])
      }
    }
    expect([method, path, await types()]).toEqual([method, path, before])
  }
})

/** Number of responses with 429, and of those without Retry-After. */
const countRejected = (responses: readonly { readonly status: number; readonly headers: Headers }[]) => {
  const rejected = responses.filter(({ status }) => status === 429)
  return {
    rejected: rejected.length,
    withoutRetryAfter: rejected.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0)).length,
  }
}

test('J11.5 a hundred sign-ins and twenty resets from one address: 429 with Retry-After', async () => {
  const { email } = await createMember(product.platform, product.url)
  const guesser = accountBrowser(product.url)
  const sender = accountBrowser(product.url)
  const logins = await Promise.all(Array.from({ length: 100 }, (_, n) => guesser.logIn(email, `nie to ${n}`)))
  const resets = await Promise.all(Array.from({ length: 20 }, () => sender.call('POST', `/api/v1/account/reset/request/${email}`)))
  // Ten in 15 minutes, and three in an hour; twice as many if a window ends meanwhile.
  const signing = countRejected(logins)
  const resetting = countRejected(resets)
  expect([signing.rejected >= 80, resetting.rejected >= 14]).toEqual([true, true])
  expect([signing.withoutRetryAfter, resetting.withoutRetryAfter]).toEqual([0, 0])
  const mails = await rowsOf(product.platform, `select 1 from mail where recipient = ? and template = 'accounts.mail.reset'`, [email])
  expect(mails.length).toBeLessThanOrEqual(6)
})

test('J11.5 AU-08 bad sign-ins from many addresses wait in one queue, and the devices of the owner go on working', async () => {
  const attacked = await createMember(product.platform, product.url)
  const other = await createMember(product.platform, product.url)
  const known = accountBrowser(product.url)
  await known.logIn(attacked.email, attacked.password)
  const guesses = Promise.all(Array.from({ length: 12 }, (_, n) => accountBrowser(product.url).logIn(attacked.email, `nie to ${n}`)))
  const [elsewhere] = await Promise.all([
    accountBrowser(product.url).logIn(other.email, other.password),
    known.call('POST', '/api/v1/account/logout'),
  ])
  known.jwt = null
  const again = await known.logIn(attacked.email, attacked.password)
  expect([elsewhere.status, again.status, ...new Set((await guesses).map(({ status }) => status))]).toEqual([200, 200, 401])
  const [queue] = await rowsOf<{ times: number }>(product.platform, 'select times from rate_limit where key = ? and span = 0', [
    hashCounterKey('accounts.sign-in', attacked.email),
  ])
  // The sign-in that made the device known may be counted, too.
  expect(queue?.times).toBeGreaterThanOrEqual(12)
})

const addresses = [
  '/@',
  '/zlobki/@',
  '/zlobki/mazowieckie/@',
  '/zlobki/mazowieckie/warszawa/@',
  '/placowka/@',
  '/placowka/@/kontakt',
  '/map/@',
  '/map/x?id=@',
  '/map/x?facility=@',
  '/wszystkie-lokalizacje?q=@',
  '/wszystkie-lokalizacje?miasto=@',
  '/?x=@',
  '/api/docs?x=@',
  '/faq/@',
  '/zmiany-w-serwisie/@',
  '/kontakt/wyslano/@',
  '/umow-prezentacje/termin/@',
  '/umow-prezentacje/odwolaj/@',
  '/nowe-haslo/@',
  '/aktywacja/@',
  '/nowy-adres/@',
  '/cofnij-adres/@',
  '/logowanie/kod/@',
  '/powiadomienia/wypisz/@',
  '/user/@',
  '/asystent?q=@',
  '/asystent?placowka=@',
  '/wiadomosc/@',
  '/user/messages/@',
  '/og/placowka/@.png',
  '/sitemap/catalogue/@.xml',
  '/assets/@',
  '/builds/meta/@.json',
]

test('J11 a NUL or a broken percent-encoding in an address is not found, in each language, also for a posted form', async () => {
  const paths = addresses.flatMap((address) => ['a%00b', '%E0%A4%A'].map((part) => address.replace('@', part)))
  for (const path of [...paths, '/uk/placowka/%00', '/en/placowka/%']) expect([path, (await product.get(path)).status]).toEqual([path, 404])
  for (const path of ['/aktywacja/%00', '/kontakt?x=%00'])
    expect(
      (await product.get(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }), headers: { origin: 'http://kredka.test' } }))
        .status,
    ).toBe(404)
})

/** Sends a request with the given `Host`, which `fetch` does not allow. */
const requestWith = (headers: Readonly<Record<string, string>>, path: string, method = 'GET') =>
  new Promise<{ readonly status: number; readonly location: string; readonly text: string }>((resolve, reject) => {
    const { port } = new URL(product.url)
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text }))
    })
      .on('error', reject)
      .end()
  })

test('J11.8 back=//evil.test leads only to this site, in links and after a post', async () => {
  const { email, password } = await createMember(product.platform, product.url)
  for (const back of ['//evil.test', 'https://evil.test/', '/\\evil.test', '/..//evil.test', '/%09/evil.test', 'javascript:alert(1)']) {
    const path = `/logowanie?back=${encodeURIComponent(back)}`
    const shown = await (await product.get(path)).text()
    expect([back, /(?:href|action)="(?:https?:)?[/\\]{2}evil|(?:href|action)="javascript/.test(shown)]).toEqual([back, false])
    const posted = await postForm(product.get, path, { email, password })
    const to = posted.headers.get('location')
    expect([back, posted.status, to && new URL(to, 'http://kredka.test').host]).toEqual([back, 303, 'kredka.test'])
  }
})

test('J11.8 AU-15 the sign-in page sends who is signed in on to `back`, which is a path of this site', async () => {
  const { email, password } = await createMember(product.platform, product.url)
  const browser = accountBrowser(product.url)
  await browser.logIn(email, password)
  const open = (back: string, cookie = browser.cookie ?? '') =>
    product.get(`/logowanie?back=${encodeURIComponent(back)}`, { redirect: 'manual', headers: { cookie } })
  for (const [back, to] of [
    ['/user/profile?a=1', '/user/profile?a=1'],
    ['//evil.test', '/'],
    ['https://evil.test/', '/'],
    ['/\\evil.test', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    const response = await open(back)
    expect([back, response.status, response.headers.get('location')]).toEqual([back, 303, to])
  }
  expect((await open('/user/profile', 'refresh_token=unknown')).status).toBe(200)
  await browser.call('POST', '/api/v1/account/logout')
  expect((await open('/user/profile', browser.device ?? '')).status).toBe(200)
})

const forwardedHost = { host: 'localhost', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }

test.each([
  ['Host', { host: 'evil.test' }],
  ['X-Forwarded-Host', forwardedHost],
])('J11.8 a forged %s reaches no redirect and no page', async (_, headers) => {
  for (const path of ['/', '/logowanie', '/rejestracja', '/kontakt', '/uk', '/sitemap.xml', '/robots.txt', '/nowhere/', '/user']) {
    const { location, text } = await requestWith(headers, path)
    expect([path, location, text.includes('evil.test')]).toEqual([path, expect.not.stringMatching(/evil|^\/\//), false])
  }
})

test('J11.8 an address with a host, or with a backslash that browsers read as a slash, is redirected nowhere', async () => {
  for (const path of ['http://evil.test/', 'http://evil.test/logowanie/', '/\\evil.test/', '//evil.test/'])
    expect([path, (await requestWith({ host: 'localhost' }, path)).location]).toEqual([
      path,
      expect.stringMatching(/^$|^\/(evil\.test|logowanie)$/),
    ])
  for (const path of ['/\\evil.test/', '/%5Cevil.test', '//evil.test'])
    expect([path, (await requestWith({ host: 'bajka.localhost' }, path)).location]).toEqual([
      path,
      expect.stringMatching(/^$|^\/evil\.test$/),
    ])
  expect((await requestWith({ host: 'localhost' }, 'http://localhost/logowanie')).status).toBe(200)
  expect((await requestWith({ host: 'bajka.localhost' }, 'http://localhost/logowanie')).status).toBe(200)
})

test('J11.8 a forged Host sends no mail: it is the host of a site, which accepts no calls of the API', async () => {
  const { email } = await createMember(product.platform, product.url)
  expect((await requestWith({ host: 'evil.test' }, `/api/v1/account/reset/request/${email}`, 'POST')).status).toBe(405)
  expect(await rowsOf(product.platform, `select 1 from mail where recipient = ? and template = 'accounts.mail.reset'`, [email])).toEqual([])
})

test('J11.8 a forged X-Forwarded-Host reaches no mail', async () => {
  const { email } = await createMember(product.platform, product.url)
  expect((await requestWith(forwardedHost, `/api/v1/account/reset/request/${email}`, 'POST')).status).toBe(200)
  const { template_values: values, language } = await latestMail(product.platform, email, 'accounts.mail.reset')
  const { html, text } = await Effect.runPromise(
    product.platform.find(MailRenderer).render({ template: 'accounts.mail.reset', values, language: language as 'pl' }),
  )
  expect([html.includes('evil'), text.includes('evil'), text.includes(`http://kredka.test/nowe-haslo/${values['token']}`)]).toEqual([
    false,
    false,
    true,
  ])
})
