import { request } from 'node:http'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailRenderer } from '#core/ports/mail-renderer.ts'
import { accountBrowser, mailed } from '../testing/account-browser.ts'
import { ask } from '../testing/contract/ask.ts'
import { makeFacts } from '../testing/contract/facts.ts'
import type { Facts } from '../testing/contract/line.ts'
import { bodyWith, formWith } from '../testing/contract/refused.ts'
import { contract } from '../testing/contract/table.ts'
import { makeMember } from '../testing/member.ts'
import { postForm } from '../testing/page-form.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let facts: Facts
beforeAll(async () => {
  product = await served()
  facts = await makeFacts(product)
})
afterAll(() => product.end())

test('J11.3 mass assignment: no row that writes takes what is nobody’s to set, in body, form or query', async () => {
  const types = () => rowsOf(product.platform, 'select type, status, count(*)::int n from accounts_account group by 1, 2 order by 1, 2')
  const forged = { status: 'active', type: 'support', perms: { '*': ['facility-data/write'] }, account_id: facts.member.id, score_total: 5 }
  for (const { method, path } of product.platform.plugins.flatMap(({ routes = [] }) => routes).filter(({ method }) => method !== 'get')) {
    const good = await contract[`${method} ${path}`]?.good(facts)
    if (!good) throw new Error(`${method} ${path} has no line in the contract`)
    const before = await types()
    for (const [name, value] of Object.entries(forged)) {
      const { body, form, ...call } = good
      const inBody = form ? { ...call, form: formWith(form, name, String(value)) } : { ...call, body: bodyWith(body, name, value) }
      const inQuery = { ...good, path: `${good.path}?${name}=${encodeURIComponent(String(value))}` }
      for (const wrong of [inBody, inQuery]) {
        const answer = await ask(product.url, { method }, wrong)
        const { code, schema } = (await answer.json()) as { code: string; schema?: object }
        expect([method, path, name, answer.status, code, Object.keys(schema ?? {})]).toEqual([
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

/** How many were refused, and how many of those were not told when to come back. */
const refusedOf = (told: readonly { readonly status: number; readonly headers: Headers }[]) => {
  const refused = told.filter(({ status }) => status === 429)
  return { refused: refused.length, untold: refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0)).length }
}

test('J11.5 a hundred sign-ins and twenty resets from one address: 429 with Retry-After', async () => {
  const { email } = await makeMember(product.platform, product.url)
  const [guesser, sender] = [accountBrowser(product.url), accountBrowser(product.url)]
  const logins = await Promise.all(Array.from({ length: 100 }, (_, n) => guesser.logIn(email, `nie to ${n}`)))
  const resets = await Promise.all(Array.from({ length: 20 }, () => sender.call('POST', `/api/v1/account/reset/request/${email}`)))
  // Ten in a quarter of an hour, and three in an hour; twice as many where one ends meanwhile.
  const [signing, resetting] = [refusedOf(logins), refusedOf(resets)]
  expect([signing.refused >= 80, resetting.refused >= 14]).toEqual([true, true])
  expect([signing.untold, resetting.untold]).toEqual([0, 0])
  const mails = await rowsOf(product.platform, `select 1 from mail where recipient = ? and template = 'accounts.mail.reset'`, [email])
  expect(mails.length).toBeLessThanOrEqual(6)
})

test('J11.5 AU-08 bad sign-ins from many addresses make an account slower and never shut its owner out', async () => {
  const [attacked, other] = [await makeMember(product.platform, product.url), await makeMember(product.platform, product.url)]
  const bad = Array.from({ length: 40 }, (_, n) => accountBrowser(product.url).logIn(attacked.email, `nie to ${n}`))
  expect(new Set((await Promise.all(bad)).map(({ status }) => status))).toEqual(new Set([401]))
  const timed = async ({ email, password }: { readonly email: string; readonly password: string }) => {
    const began = performance.now()
    const { status } = await accountBrowser(product.url).logIn(email, password)
    return { status, took: performance.now() - began }
  }
  const [slow, quick] = [await timed(attacked), await timed(other)]
  expect([slow.status, quick.status, slow.took > quick.took + 1000]).toEqual([200, 200, true])
})

/** Asks with a `Host` of one's own, which `fetch` does not allow. */
const askAs = (headers: Readonly<Record<string, string>>, path: string, method = 'GET') =>
  new Promise<{ readonly status: number; readonly location: string; readonly text: string }>((resolve, reject) => {
    const { port } = new URL(product.url)
    request({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }))
    })
      .on('error', reject)
      .end()
  })

test('J11.8 back=//evil.test leads nowhere but here, shown or posted', async () => {
  const { email, password } = await makeMember(product.platform, product.url)
  for (const back of ['//evil.test', 'https://evil.test/', '/\\evil.test', '/..//evil.test', '/%09/evil.test', 'javascript:alert(1)']) {
    const path = `/logowanie?back=${encodeURIComponent(back)}`
    const shown = await (await product.get(path)).text()
    expect([back, /(?:href|action)="(?:https?:)?[/\\]{2}evil|(?:href|action)="javascript/.test(shown)]).toEqual([back, false])
    const posted = await postForm(product.get, path, { email, password })
    const to = posted.headers.get('location')
    expect([back, posted.status, to && new URL(to, 'http://kredka.test').host]).toEqual([back, 303, 'kredka.test'])
  }
})

test.each([
  ['Host', { host: 'evil.test' }],
  ['X-Forwarded-Host', { host: 'localhost', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }],
])('J11.8 a foreign %s reaches no redirect, no page and no mail', async (_, headers) => {
  for (const path of ['/', '/logowanie', '/rejestracja', '/kontakt', '/uk', '/sitemap.xml', '/robots.txt', '/nowhere/', '/user']) {
    const { location, text } = await askAs(headers, path)
    expect([path, location, text.includes('evil.test')]).toEqual([path, expect.not.stringMatching(/evil|^\/\//), false])
  }
  const { email } = await makeMember(product.platform, product.url)
  expect((await askAs(headers, `/api/v1/account/reset/request/${email}`, 'POST')).status).toBe(200)
  const { template_values: values, language } = await mailed(product.platform, email, 'accounts.mail.reset')
  const { html, text } = await Effect.runPromise(
    product.platform.find(MailRenderer).write({ template: 'accounts.mail.reset', values, language: language as 'pl' }),
  )
  expect([html.includes('evil'), text.includes('evil'), text.includes(`http://kredka.test/nowe-haslo/${values['token']}`)]).toEqual([
    false,
    false,
    true,
  ])
})
