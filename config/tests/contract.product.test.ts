import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf } from '#core/kernel/failure.ts'
import { errorsOf } from '#core/plugin/doorway-failures.ts'
import type { Route } from '#core/plugin/routes.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { listen, makeApp } from '#web/server.ts'
import { readEnvironment } from '../environment.ts'
import { ask, decodeAnswer, headersOf } from '../testing/contract/ask.ts'
import { makeFacts } from '../testing/contract/facts.ts'
import type { Facts, Line } from '../testing/contract/line.ts'
import { refusedByDoorway } from '../testing/contract/refused.ts'
import { contract } from '../testing/contract/table.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let facts: Facts
let lines: readonly { readonly name: string; readonly row: Route; readonly line: Line; readonly documented: readonly string[] }[]
let others: readonly string[]
const provoked = new Set<string>()
const typeOf: Partial<Record<Route['responseType'], string>> = {
  ics: 'text/calendar; charset=utf-8',
  zip: 'application/zip',
  file: 'image/webp',
  redirect: 'text/plain; charset=utf-8',
}

beforeAll(async () => {
  // A geocoder that is never there.
  product = await served({ cuttable: true, geocoder: { url: 'http://127.0.0.1:1', publicUrl: 'http://kredka.test' } })
  facts = await makeFacts(product)
  const document = (await (await product.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, object> }>>
  }
  const rows = product.platform.plugins.flatMap(({ routes = [] }) => routes)
  const named = rows.map((row) => [`${row.method} ${row.path}`, row] as const)
  others = [
    ...named.filter(([name]) => !contract[name]).map(([name]) => name),
    ...Object.keys(contract).filter((name) => !named.some(([known]) => known === name)),
  ]
  lines = named.flatMap(([name, row]) => {
    const line = contract[name]
    const documented = Object.keys(document.paths[row.path.replace(/:(\w+)/g, '{$1}')]?.[row.method]?.responses ?? {})
    return line ? [{ name, row, line, documented }] : []
  })
  // The index is there a little after the server.
  await vi.waitFor(async () => expect((await product.post('/api/v1/geo-search', { query: 'war' })).status).toBe(200), { timeout: 90_000 })
})
afterAll(() => product.end())

/** Expects a problem with this code, of the status that the code's kind has, which the document names. */
const expectProblem = async (name: string, code: string, answer: Response) => {
  const { row, documented } = lines.find((one) => one.name === name) ?? {}
  const kind = row && errorsOf(row).find(({ tag }) => codeOf(tag) === code)?.kind
  const body = (await answer.json()) as { code: string; status: number; request_id: string; message: string }
  expect([name, body.code, answer.status, answer.headers.get('content-type')]).toEqual([
    name,
    code,
    kind && statusOf[kind],
    'application/problem+json; charset=utf-8',
  ])
  expect([name, body.status, documented?.includes(String(answer.status))]).toEqual([name, answer.status, true])
  expect([name, body.request_id, body.message.length > 0]).toEqual([name, answer.headers.get('x-request-id'), true])
  provoked.add(`${name} ${code}`)
}

test('AP-03 every row has its line, and every line its row', () => {
  expect(others).toEqual([])
})

test('PL-05 AP-01 every row answers as documented, and its answer is what its Schema says and no more', async () => {
  for (const { name, row, line, documented } of lines) {
    const answer = await ask(product.url, row, await line.good(facts))
    const done = row.responseType === 'redirect' ? 303 : 200
    expect([name, answer.status, documented.includes(String(answer.status))]).toEqual([name, done, true])
    expect([name, answer.headers.get('content-type')]).toEqual([name, typeOf[row.responseType] ?? 'application/json; charset=utf-8'])
    expect([name, answer.headers.get('ratelimit-policy')?.startsWith('"api";q=600;w=60')]).toEqual([name, true])
    await decodeAnswer(row, answer)
  }
})

test('ER-04 every failure of a use-case is provoked', async () => {
  for (const { name, row, line } of lines)
    for (const [code, call] of Object.entries(line.errors ?? {}))
      await expectProblem(name, code, await ask(product.url, row, await call(facts)))
})

test('AP-04 ER-04 what the doorway refuses: callers without a good token or of another site, what is broken, too long, too deep, too big, unknown members, another kind of body', async () => {
  for (const { name, row, line } of lines)
    for (const [code, init, path] of refusedByDoorway(row, await line.good(facts)))
      await expectProblem(name, code, await product.get(path, init))
})

test('AP-13 a GET with a body is refused', async () => {
  const { port } = new URL(product.url)
  for (const { name, row, line } of lines.filter(({ row }) => row.method === 'get')) {
    const { request } = await import('node:http')
    const good = await line.good(facts)
    const headers = { 'content-length': 2, ...headersOf(good) }
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: good.path, method: 'GET', headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end('{}')
    })
    expect([name, row.method, status]).toEqual([name, 'get', 422])
  }
})

test('ER-04 who asks too often is told so by every row', async () => {
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  const { platform } = product
  const strict = await listen(await makeApp({ platform, environment, mode: 'built', rateLimit: { times: 0, seconds: 60 } }), environment)
  for (const { name, row, line } of lines) {
    const answer = await ask(strict.url, row, await line.good(facts))
    expect([name, Number(answer.headers.get('retry-after')) > 0]).toEqual([name, true])
    await expectProblem(name, 'error/too-many-requests', answer)
  }
  await strict.close()
})

test('ER-02 ER-04 while the database is away every row that needs it says so', async () => {
  const calls = await Promise.all(lines.map(async (one) => ({ ...one, call: await one.line.good(facts) })))
  await product.platform.line?.cut()
  for (const { name, row, line, call } of calls) {
    const answer = await ask(product.url, row, call)
    if (typeof line.away === 'number') expect([name, answer.status]).toEqual([name, line.away])
    else await expectProblem(name, line.away ?? 'error/unavailable', answer)
  }
  await product.platform.line?.mend()
})

test('ER-04 nothing that a row declares was left out', () => {
  const declared = lines.flatMap(({ name, row, line }) =>
    [...new Set(errorsOf(row).map(({ tag }) => `${name} ${codeOf(tag)}`))].filter(
      (one) => !(line.away !== undefined && one.endsWith('error/unavailable')),
    ),
  )
  expect(declared.filter((one) => !provoked.has(one))).toEqual([])
})
