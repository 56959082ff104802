import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { codeOf } from '#core/kernel/failure.ts'
import { errorsOf } from '#core/plugin/transport-errors.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { plugin as formTemplate } from '../../tooling/new-plugin/template-form/plugin.ts'
import { type ExampleCalls, makeExampleCalls } from '../testing/examples/calls.ts'
import { expectProblem, expectSuccess } from '../testing/examples/check-response.ts'
import { formTemplateExamples, loadExamples, nameOf } from '../testing/examples/load-examples.ts'
import { rejectedByTransport } from '../testing/examples/rejected-requests.ts'
import { firstSuccess, linesOf } from '../testing/examples/results.ts'
import { type Call, callHeaders, sendCall } from '../testing/examples/send-call.ts'
import { pathsWithUnknownIds } from '../testing/examples/unknown-ids.ts'
import { rowsOf } from '../testing/platform.ts'
import { startProduct } from '../testing/product.ts'
import { plugin as reviewFixture } from '../testing/review-fixture/plugin.ts'
import { startForTests } from '../testing/start-for-tests.ts'
import { waitForSearchIndex } from '../testing/wait-for-search-index.ts'

const cases = [...(await loadExamples()), formTemplateExamples].flatMap(({ plugin, examples }) =>
  examples.map((example) => ({ name: `${plugin}: ${nameOf(example)}`, example, route: example.route })),
)
type Case = (typeof cases)[number]

const product = startForTests(() =>
  startProduct({
    withDatabaseProxy: true,
    geocoder: { url: 'http://127.0.0.1:1', publicUrl: 'http://kredka.test' },
    extraPlugins: [reviewFixture, formTemplate],
    // Reactions, to a sign-in for one, would change records that examples have stored.
    jobs: false,
  }),
)
let calls: ExampleCalls
beforeAll(async () => {
  calls = await makeExampleCalls(product)
  // The search index is loaded a little after the server has started.
  await waitForSearchIndex(product)
})

const unsent = new Map<string, Promise<Call>>()
/**
 * Returns a call that would succeed, for tests in which it is refused before it has an effect: one for all of them,
 * since its records take longest.
 */
const unsentCall = ({ name, example }: Case): Promise<Call> => {
  const call = unsent.get(name) ?? calls.success(example)
  unsent.set(name, call)
  return call
}

const provoked = new Set<string>()
const expectError = async ({ name, route }: Case, code: string, response: Response) => {
  expect(await expectProblem(route, response)).toBe(code)
  provoked.add(`${name} ${code}`)
}

for (const one of cases.filter(({ example }) => example.examples.success))
  test(`PL-05 AP-01 ${one.name}: the response matches its schema`, async () => {
    await expectSuccess(one.route, await sendCall(product.url, one.route, await calls.success(one.example)))
  })

test('AP-03 every route has a request that succeeds', () => {
  expect(cases.filter(({ example }) => !example.examples.success && !firstSuccess(example)).map(({ name }) => name)).toEqual([])
})

const errorCases = cases.flatMap((one) => Object.keys(one.example.examples.errors ?? {}).map((error) => ({ name: one.name, one, error })))

for (const { one, error } of errorCases)
  test(`ER-04 ${one.name}: ${error} can be provoked`, async () => {
    await expectError(one, codeOf(error), await sendCall(product.url, one.route, await calls.error(one.example, error)))
  })

for (const one of cases)
  test(`AP-04 ER-04 ${one.name}: rejects invalid tokens, requests of other sites, malformed, too long, too deep and too big input, unknown members and other content types`, async () => {
    for (const [code, init, path] of rejectedByTransport(one.route, await unsentCall(one)))
      await expectError(one, code, await product.get(path, init))
  })

/**
 * Deletions of one's own mark, which are done already when there is none: a repeated or late click must not show an
 * error (decision 153).
 */
const idempotentDeletions = ['favourites: delete /api/v1/favourite/:id', 'teacher-zone: delete /api/v1/material/:id/saved']

for (const one of cases.filter(({ route }) => route.method !== 'get' && route.path.includes('/:')))
  test(`AP-15 ${one.name}: refuses unknown ids in its path`, async () => {
    const call = await unsentCall(one)
    for (const path of pathsWithUnknownIds(one.route.path, call.path)) {
      const { status } = await sendCall(product.url, one.route, { ...call, path })
      // 429 would hide what the route does.
      const refuses = status >= 400 && status < 500 && status !== 429
      expect([path, status, refuses]).toEqual([path, status, !idempotentDeletions.includes(one.name)])
    }
  })

/** Ends the session of its caller, who cannot repeat it. */
const endsSession = ['accounts: post /api/v1/account/account/:id/password', 'accounts: delete /api/v1/account/session/:id']

for (const one of cases.filter(({ route }) => route.idempotent))
  test(`PL-06 ${one.name}: gives its first response to a repeated idempotency key, and refuses a key of another or a running request`, async () => {
    const { name, route, example } = one
    const call = await calls.success(example)
    const headers = { ...callHeaders(call), 'idempotency-key': 'k-1' }
    const send = () => sendCall(product.url, route, { ...call, headers })
    const first = await send()
    const body = await first.text()
    expect([first.status, body]).toEqual([200, body])
    const [{ key } = { key: '' }] = await rowsOf<{ key: string }>(
      product.platform,
      'select key from idempotency_key order by written_at desc',
    )
    if (endsSession.includes(name)) {
      await expectError(one, 'error/expired-jwt', await send())
      for (const tag of ['reused', 'in-use']) provoked.add(`${name} error/idempotency-key-${tag}`)
      return
    }
    const second = await send()
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([200, body, first.headers.get('etag')])

    await rowsOf(product.platform, `update idempotency_key set request = 'another' where key = ?`, [key])
    await expectError(one, 'error/idempotency-key-reused', await send())
    await rowsOf(product.platform, 'delete from idempotency_key where key = ?', [key])
    const running = product.platform.find(Transaction)(
      Effect.gen(function* () {
        yield* product.platform.find(Db).rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
        return yield* Effect.promise(send)
      }),
    )
    const refused = await Effect.runPromise(running)
    expect(refused.headers.get('retry-after')).toBe('1')
    await expectError(one, 'error/idempotency-key-in-use', refused)
  })

for (const one of cases.filter(({ route }) => route.method === 'get'))
  test(`AP-13 ${one.name}: rejects a GET with a body`, async () => {
    const { port } = new URL(product.url)
    const good = await unsentCall(one)
    const headers = { 'content-length': 2, ...callHeaders(good) }
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: good.path, method: 'GET', headers }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end('{}')
    })
    expect(status).toBe(422)
  })

describe('with a rate limit of nothing', () => {
  let strict: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
    const { platform } = product
    strict = await listen(await makeApp({ platform, environment, mode: 'built', rateLimit: { times: 0, seconds: 60 } }), environment)
  })
  afterAll(() => strict.close())

  for (const one of cases)
    test(`ER-04 ${one.name}: enforces the rate limit`, async () => {
      const response = await sendCall(strict.url, one.route, await unsentCall(one))
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      await expectError(one, 'error/too-many-requests', response)
    })
})

describe('while the database is unreachable', () => {
  // Earlier tests have built the calls, which need the database.
  beforeAll(async () => {
    await Promise.allSettled(unsent.values())
    await product.platform.databaseProxy?.disconnect()
  })
  afterAll(() => product.platform.databaseProxy?.reconnect())

  for (const one of cases)
    test(`ER-02 ER-04 ${one.name}: responds with an error where it needs the database`, async () => {
      const { duringOutage = 'error/unavailable' } = one.example.examples
      const send = async () => sendCall(product.url, one.route, await unsentCall(one))
      let response = await send()
      // Cached cards are used for up to five seconds after the last news of changes.
      const start = Date.now()
      while (typeof duringOutage === 'string' && response.ok && Date.now() - start < 15_000) {
        await sleep(250)
        response = await send()
      }
      if (typeof duringOutage === 'number') expect(response.status).toBe(duringOutage)
      else await expectError(one, duringOutage, response)
    })
})

for (const one of cases)
  test(`ER-04 ${one.name}: every declared error is provoked, here or in the access table`, () => {
    const { name, route, example } = one
    const inTable = linesOf(example).flatMap(({ results }) =>
      results.filter(({ status }) => status >= 400).map(({ detail }) => `error/${detail}`),
    )
    const declared = new Set(errorsOf(route).map(({ tag }) => codeOf(tag)))
    if (example.examples.duringOutage !== undefined) declared.delete('error/unavailable')
    expect([...declared].filter((code) => !provoked.has(`${name} ${code}`) && !inTable.includes(code))).toEqual([])
  })
