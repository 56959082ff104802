import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { plugins } from '#plugins/server.gen.ts'
import { listen, makeApp } from '#web/server.ts'
import { build } from '../build.ts'
import { examine } from '../doctor.ts'
import { readEnvironment } from '../environment.ts'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import type { Started } from '../testing/started.ts'
import { testPlatform } from '../testing/platform.ts'
import { tally, WriteThing } from '../testing/tally.ts'
import { serveTree } from '../testing/tree.ts'

const root = path.resolve(import.meta.dirname, '../..')
let database: TestDatabase
let server: Started
beforeAll(async () => {
  expect(await build()).toEqual([])
  database = await freshDatabase()
  server = await serveTree(root, { DATABASE_URL: database.url, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const lines = () =>
  server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

test('PL-20 what a plugin counts, measures and cannot work without is in /metrics, /readyz and doctor', async () => {
  const platform = await testPlatform({ plugins: [tally(), ...plugins] })
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  await platform.jobs.start()
  const context = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  const look = async () => {
    const [ready, metrics] = await Promise.all([fetch(`${context.url}/readyz`), fetch(`${context.url}/metrics`)])
    const doctor = (await examine(platform, environment)).find(({ name }) => name === 'tally.written')
    const told = (await metrics.text()).split('\n').filter((line) => line.startsWith('kredka_tally'))
    return [ready.status, ((await ready.json()) as { checks: object }).checks, doctor, told]
  }
  expect(await look()).toEqual([
    503,
    expect.objectContaining({ database: 'ok', 'tally.written': 'nothing was written' }),
    { name: 'tally.written', ok: false, told: 'nothing was written' },
    ['kredka_tally_things 0'],
  ])
  await platform.run(WriteThing, operator, { thing: 'one', how: 'well' })
  expect(await look()).toEqual([
    200,
    expect.objectContaining({ 'tally.written': 'ok' }),
    { name: 'tally.written', ok: true, told: 'well' },
    ['kredka_tally_things_total{how="well"} 1', 'kredka_tally_things 1'],
  ])
  await context.close()
  await platform.end()
})

describe('J12.2 a server in operation', () => {
  test('tells that it lives, that it is ready with its jobs, and its figures', async () => {
    expect((await server.get('/healthz')).status).toBe(200)
    expect(await (await server.get('/readyz')).json()).toMatchObject({ status: 'ok', checks: { database: 'ok', jobs: 'ok' } })
    const metrics = await server.get('/metrics')
    expect([metrics.status, metrics.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const told = await metrics.text()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'kredka_outbox_waiting 0',
      'kredka_index_version',
    ])
      expect(told).toContain(name)
    expect((await server.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  })

  test('logs JSON with the request’s id and the pattern of its address, and nothing of people', async () => {
    const person = { name: 'Zosia Kowalska', email: 'jan.kowalski@example.test', phone: '+48 600 100 200' }
    const secret = encodeURIComponent(person.email)
    const asked = [
      await server.get(`/placowka/${secret}`),
      await server.get(`/aktywacja/${secret}?phone=600100200`),
      await server.get(`/api/facility/list/${secret}`),
      await server.get(`/api/account/reset/${secret}`),
      await server.get(`/uk/zlobki/mazowieckie/warszawa?q=${encodeURIComponent(person.name)}`),
      await server.get(`/assets/${secret}.js`),
      await server.get('/api/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-real-name': person.name },
        body: JSON.stringify(person),
      }),
    ]
    const ids = asked.map(({ headers }) => headers.get('x-request-id'))
    await expect.poll(() => lines().filter(({ request_id: id }) => ids.includes(String(id))).length).toBe(asked.length)
    const routes = ids.map((id) => lines().find(({ request_id }) => request_id === id)?.['route'])
    expect(routes).toEqual([
      '/placowka/@facility',
      '/aktywacja/@token',
      '/api/facility/list/:id',
      'other',
      'catalog_facilities',
      'other',
      '/api/search',
    ])
    expect(server.said()).not.toMatch(/kowalsk|zosia|600 ?100 ?200|%40|@example/i)
  })

  test('counts requests by those patterns', async () => {
    const told = await (await server.get('/metrics')).text()
    expect(told).toMatch(/kredka_http_request_seconds_count\{method="GET",route="\/placowka\/@facility",status="4xx"\} [1-9]/)
    expect(told).not.toMatch(/kowalsk|example/)
  })

  test('does its jobs: what is due was done once', async () => {
    await expect
      .poll(
        async () =>
          (await (await server.get('/metrics')).text()).includes('kredka_jobs_total{work="catalogue/HideOldFreePlaces",outcome="done"} 1'),
        {
          timeout: 8000,
        },
      )
      .toBe(true)
  })

  test('ends on SIGTERM with its jobs', async () => {
    const { code, seconds } = await server.stop()
    expect([code, seconds < 10]).toEqual([0, true])
  })
})
