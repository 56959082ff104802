import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { plugins } from '#plugins/server.gen.ts'
import { makeApp } from '#web/server/app.ts'
import { listen } from '#web/server/listen.ts'
import { runChecks } from '../../app/doctor.ts'
import { readEnvironment } from '../../app/environment.ts'
import type { TestDatabase } from '../testing/database.ts'
import { eventually } from '../testing/eventually.ts'
import { outboxFixture, WriteThing } from '../testing/outbox-fixture.ts'
import { createMigratedDatabase, demoData, testPlatform } from '../testing/platform.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { serveTree } from '../testing/tree-copy.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let database: TestDatabase
let server: RunningServer
beforeAll(async () => {
  database = await createMigratedDatabase(demoData)
  server = await serveTree(root, { DATABASE_URL: database.url, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await server?.stop()
  await database?.drop()
})

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)

test('PL-20 the metrics and health checks of a plugin are in /metrics, /readyz and doctor', async () => {
  const platform = await testPlatform({ plugins: [outboxFixture(), ...plugins] })
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  await platform.jobs.start()
  const pluginServer = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
  const readStatus = async () => {
    const [ready, metrics] = await Promise.all([fetch(`${pluginServer.url}/readyz`), fetch(`${pluginServer.url}/metrics`)])
    const doctor = (await runChecks(platform, environment)).find(({ name }) => name === 'outbox-fixture.written')
    const metricsText = (await metrics.text()).split('\n').filter((line) => line.startsWith('kredka_outbox_fixture'))
    return [ready.status, ((await ready.json()) as { checks: object }).checks, doctor, metricsText]
  }
  expect(await readStatus()).toEqual([
    503,
    expect.objectContaining({ database: 'ok', 'outbox-fixture.written': 'nothing was written' }),
    { name: 'outbox-fixture.written', ok: false, detail: 'nothing was written' },
    ['kredka_outbox_fixture_things 0'],
  ])
  await platform.run(WriteThing, operator, { thing: 'one', how: 'well' })
  // The index may still be read.
  await eventually(async () =>
    expect(await readStatus()).toEqual([
      200,
      expect.objectContaining({ 'outbox-fixture.written': 'ok' }),
      { name: 'outbox-fixture.written', ok: true, detail: 'ok' },
      ['kredka_outbox_fixture_things_total{how="well"} 1', 'kredka_outbox_fixture_things 1'],
    ]),
  )
  await pluginServer.close()
  await platform.end()
})

describe('J12.2 a server in operation', () => {
  test('reports that it is alive, that it is ready with its jobs, and its metrics', async () => {
    expect((await server.get('/healthz')).status).toBe(200)
    expect(await (await server.get('/readyz')).json()).toMatchObject({ status: 'ok', checks: { database: 'ok', jobs: 'ok' } })
    const metrics = await server.get('/metrics')
    expect([metrics.status, metrics.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const metricsText = await metrics.text()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'kredka_outbox_waiting 0',
      'kredka_index_version',
    ])
      expect(metricsText).toContain(name)
    expect((await server.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404)
  })

  test('logs JSON with the id of the request and its route, and no personal data', async () => {
    const person = { name: 'Zosia Kowalska', email: 'jan.kowalski@example.test', phone: '+48 600 100 200' }
    const secret = encodeURIComponent(person.email)
    const responses = [
      await server.get(`/placowka/${secret}`),
      await server.get(`/aktywacja/${secret}?phone=600100200`),
      await server.get(`/api/facility/list/${secret}`),
      await server.get(`/api/account/reset/${secret}`),
      await server.get(`/uk/zlobki/mazowieckie/warszawa?q=${encodeURIComponent(person.name)}`),
      await server.get(`/assets/${secret}.js`),
      await server.get('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-real-name': person.name },
        body: JSON.stringify(person),
      }),
    ]
    const ids = responses.map(({ headers }) => headers.get('x-request-id'))
    await expect.poll(() => lines().filter(({ request_id: id }) => ids.includes(String(id))).length).toBe(responses.length)
    const logged = ids.map((id) => lines().find(({ request_id }) => request_id === id))
    const routes = logged.map((line) => line?.['route'])
    expect(routes).toEqual([
      '/placowka/@facility',
      '/aktywacja/@token',
      '/api/facility/list/:id',
      'other',
      'catalog_facilities',
      'other',
      '/api/login',
    ])
    expect([logged[2]?.['code'], logged[6]?.['code']]).toEqual(['error/facility-not-found', 'error/validation'])
    expect(server.output()).not.toMatch(/kowalsk|zosia|600 ?100 ?200|%40|@example/i)
  })

  test('counts requests by route', async () => {
    const metricsText = await (await server.get('/metrics')).text()
    expect(metricsText).toMatch(/kredka_http_request_seconds_count\{method="GET",route="\/placowka\/@facility",status="4xx"\} [1-9]/)
    expect(metricsText).not.toMatch(/kowalsk|example/)
  })

  test('runs due jobs once', async () => {
    await expect
      .poll(async () =>
        (await (await server.get('/metrics')).text()).includes('kredka_jobs_total{work="catalogue/HideOldFreePlaces",outcome="done"} 1'),
      )
      .toBe(true)
  })

  test('stops on SIGTERM with its jobs', async () => {
    const { code, seconds } = await server.stop()
    expect([code, seconds < 10]).toEqual([0, true])
  })
})
