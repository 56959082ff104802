import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { codeOf } from '#core/kernel/failure.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { errorsOf } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { loadContract } from '../testing/contract/load-contract.ts'
import type { RouteCases } from '../testing/contract/route-cases.ts'
import { loadExamples, nameOf } from '../testing/examples/load-examples.ts'
import { rejectedByTransport } from '../testing/examples/rejected-requests.ts'
import { type Call, callHeaders, decodeResponse, sendCall } from '../testing/examples/send-call.ts'
import { pathsWithUnknownIds } from '../testing/examples/unknown-ids.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct, type TestProduct } from '../testing/product.ts'
import { plugin as reviewFixture } from '../testing/review-fixture/plugin.ts'
import { waitForSearchIndex } from '../testing/wait-for-search-index.ts'

let product: TestProduct
let cases: readonly {
  readonly name: string
  readonly endpoint: Endpoint
  readonly testCase: RouteCases<void>
}[]
let others: readonly string[]
const provoked = new Set<string>()
const typeOf: Partial<Record<Endpoint['responseType'], string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  zip: 'application/zip',
  file: 'image/webp',
  redirect: 'text/plain; charset=utf-8',
}

beforeAll(async () => {
  // A geocoder that is never reachable.
  product = await startProduct({
    withDatabaseProxy: true,
    geocoder: { url: 'http://127.0.0.1:1', publicUrl: 'http://kredka.test' },
    extraPlugins: [reviewFixture],
  })
  const contract = await loadContract(product)
  const converted = new Set((await loadExamples()).flatMap(({ examples }) => examples.map(nameOf)))
  const allEndpoints = product.platform.plugins.flatMap(({ endpoints = [] }) => endpoints)
  const named = allEndpoints
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
    .filter(([name]) => !converted.has(name))
  others = [
    ...named.filter(([name]) => !contract[name]).map(([name]) => name),
    ...Object.keys(contract).filter((name) => !named.some(([known]) => known === name)),
  ]
  cases = named.flatMap(([name, endpoint]) => {
    const testCase = contract[name]
    return testCase ? [{ name, endpoint, testCase }] : []
  })
  // The search index is loaded a little after the server has started.
  await waitForSearchIndex(product)
})
afterAll(() => product.end())

const unsent = new Map<string, Promise<Call>>()
/**
 * Returns a call that would succeed, for tests in which it is refused before it has an effect: one for all of them,
 * since its records take longest.
 */
const unsentCall = ({ name, testCase }: (typeof cases)[number]): Promise<Call> => {
  const call = unsent.get(name) ?? Promise.resolve(testCase.success())
  unsent.set(name, call)
  return call
}

/** Expects a problem response with this code, whose status is that of the code's kind. */
const expectProblem = async (name: string, code: string, response: Response) => {
  const { endpoint } = cases.find((one) => one.name === name) ?? {}
  const kind = endpoint && errorsOf(endpoint).find(({ tag }) => codeOf(tag) === code)?.kind
  const body = (await response.json()) as { code: string; status: number; request_id: string; message: string }
  expect([name, body.code, response.status, response.headers.get('content-type')]).toEqual([
    name,
    code,
    kind && statusOf[kind],
    'application/problem+json; charset=utf-8',
  ])
  expect([name, body.status]).toEqual([name, response.status])
  expect([name, body.request_id, /^[^{}]+$/.test(body.message)]).toEqual([name, response.headers.get('x-request-id'), true])
  provoked.add(`${name} ${code}`)
}

test('AP-03 every route has a contract case, and every case a route', () => {
  expect(others).toEqual([])
})

test('PL-05 AP-01 the response of every route matches its schema exactly', async () => {
  for (const { name, endpoint, testCase } of cases) {
    const response = await sendCall(product.url, endpoint, await testCase.success())
    const done = endpoint.responseType === 'redirect' ? 303 : 200
    expect([name, response.status]).toEqual([name, done])
    expect([name, response.headers.get('content-type')]).toEqual([name, typeOf[endpoint.responseType] ?? 'application/json; charset=utf-8'])
    expect([name, response.headers.get('ratelimit-policy')?.startsWith('"api";q=600;w=60')]).toEqual([name, true])
    await decodeResponse(endpoint, response)
  }
})

test('ER-04 every error of a use-case can be provoked', async () => {
  for (const { name, endpoint, testCase } of cases)
    for (const [code, call] of Object.entries(testCase.errors ?? {}))
      await expectProblem(name, code, await sendCall(product.url, endpoint, await call()))
})

test('AP-04 ER-04 every route rejects invalid tokens, requests of other sites, malformed, too long, too deep and too big input, unknown members and other content types', async () => {
  for (const one of cases)
    for (const [code, init, path] of rejectedByTransport(one.endpoint, await unsentCall(one)))
      await expectProblem(one.name, code, await product.get(path, init))
})

/**
 * Deletions of one's own mark, which are done already when there is none: a repeated or late click must not show an
 * error (decision 153).
 */
const idempotentDeletions = ['delete /api/v1/favourite/:id']

test('AP-15 every writing route refuses unknown ids in its path', async () => {
  const accepted: string[] = []
  for (const one of cases.filter(({ endpoint }) => endpoint.method !== 'get' && endpoint.path.includes('/:'))) {
    const call = await unsentCall(one)
    for (const path of pathsWithUnknownIds(one.endpoint.path, call.path)) {
      const { status } = await sendCall(product.url, one.endpoint, { ...call, path })
      // 429 would hide what the route does.
      if (status < 400 || status >= 500 || status === 429) accepted.push(`${one.name} ${status}`)
    }
  }
  expect(accepted).toEqual(idempotentDeletions.map((name) => `${name} 200`))
})

test('AU-10 every route of support and of editors refuses other users', async () => {
  const { browser } = await createMember(product.platform, product.url)
  for (const one of cases.filter(({ endpoint }) => endpoint.access === 'support' || endpoint.access === 'cms')) {
    const refused = await sendCall(product.url, one.endpoint, { ...(await unsentCall(one)), as: browser })
    await expectProblem(one.name, 'error/insufficient-permissions', refused)
  }
})

/** Ends the session of its caller, who cannot repeat it. */
const endsSession = ['post /api/v1/account/account/:id/password', 'delete /api/v1/account/session/:id']

test('PL-06 every mutation gives its first response to a repeated idempotency key, and refuses a key of another or a running request', async () => {
  for (const { name, endpoint, testCase } of cases.filter(({ endpoint }) => endpoint.idempotent)) {
    const call = await testCase.success()
    const headers = { ...callHeaders(call), 'idempotency-key': 'k-1' }
    const send = () => sendCall(product.url, endpoint, { ...call, headers })
    const first = await send()
    const body = await first.text()
    expect([name, first.status]).toEqual([name, 200])
    const [{ key } = { key: '' }] = await rowsOf<{ key: string }>(
      product.platform,
      'select key from idempotency_key order by written_at desc',
    )
    if (endsSession.includes(name)) {
      await expectProblem(name, 'error/expired-jwt', await send())
      for (const tag of ['reused', 'in-use']) provoked.add(`${name} error/idempotency-key-${tag}`)
      continue
    }
    const second = await send()
    expect([name, second.status, await second.text(), second.headers.get('etag')]).toEqual([name, 200, body, first.headers.get('etag')])

    await rowsOf(product.platform, `update idempotency_key set request = 'another' where key = ?`, [key])
    await expectProblem(name, 'error/idempotency-key-reused', await send())
    await rowsOf(product.platform, 'delete from idempotency_key where key = ?', [key])
    const running = product.platform.find(Transaction)(
      Effect.gen(function* () {
        yield* product.platform.find(Db).rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
        return yield* Effect.promise(send)
      }),
    )
    const refused = await Effect.runPromise(running)
    expect([name, refused.headers.get('retry-after')]).toEqual([name, '1'])
    await expectProblem(name, 'error/idempotency-key-in-use', refused)
  }
})

test('AP-13 rejects a GET with a body', async () => {
  const { port } = new URL(product.url)
  for (const one of cases.filter(({ endpoint }) => endpoint.method === 'get')) {
    const { request } = await import('node:http')
    const good = await unsentCall(one)
    const headers = { 'content-length': 2, ...callHeaders(good) }
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: good.path, method: 'GET', headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end('{}')
    })
    expect([one.name, status]).toEqual([one.name, 422])
  }
})

test('ER-04 every route enforces its rate limit', async () => {
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  const { platform } = product
  const strict = await listen(await makeApp({ platform, environment, mode: 'built', rateLimit: { times: 0, seconds: 60 } }), environment)
  for (const one of cases) {
    const response = await sendCall(strict.url, one.endpoint, await unsentCall(one))
    expect([one.name, Number(response.headers.get('retry-after')) > 0]).toEqual([one.name, true])
    await expectProblem(one.name, 'error/too-many-requests', response)
  }
  await strict.close()
})

test('ER-02 ER-04 while the database is unreachable every route that needs it responds with an error', async () => {
  const calls = await Promise.all(cases.map(async (one) => ({ ...one, call: await unsentCall(one) })))
  await product.platform.databaseProxy?.disconnect()
  for (const { name, endpoint, testCase, call } of calls) {
    const send = () => sendCall(product.url, endpoint, call)
    let response = await send()
    // Cached cards are used for up to five seconds after the last news of changes.
    const start = Date.now()
    while (typeof testCase.duringOutage !== 'number' && response.ok && Date.now() - start < 15_000) {
      await sleep(250)
      response = await send()
    }
    if (typeof testCase.duringOutage === 'number') expect([name, response.status]).toEqual([name, testCase.duringOutage])
    else await expectProblem(name, testCase.duringOutage ?? 'error/unavailable', response)
  }
  await product.platform.databaseProxy?.reconnect()
})

test('ER-04 every declared error was provoked', () => {
  const declared = cases.flatMap(({ name, endpoint, testCase }) =>
    [...new Set(errorsOf(endpoint).map(({ tag }) => `${name} ${codeOf(tag)}`))].filter(
      (one) => !(testCase.duringOutage !== undefined && one.endsWith('error/unavailable')),
    ),
  )
  expect(declared.filter((one) => !provoked.has(one))).toEqual([])
})
