import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { networkInterfaces } from 'node:os'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Processes } from '#core/ports/processes.ts'
import { makeApp } from '#web/server/app.ts'
import { type ListeningServer, listen } from '#web/server/listen.ts'
import { runDeployChecks } from '../../app/deploy-checks.ts'
import { runChecks } from '../../app/doctor.ts'
import { type Environment, readEnvironment } from '../../app/environment.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { freePort } from '../testing/running-server.ts'
import { connectWebSocket } from '../testing/websocket-client.ts'

/** Address of this machine other than loopback, as a balancer elsewhere would see it. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

const secret = 'a-secret-of-tests-that-nobody-else-has'
let platform: TestPlatform
let environment: Environment
let server: ListeningServer
beforeAll(async () => {
  const port = await freePort()
  environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: `http://127.0.0.1:${port}`, JWT_SECRETS: secret }), port }
  platform = await testPlatform({ secrets: [secret], installation: { publicUrl: environment.publicUrl, production: false } })
  await platform.heartbeat.start(environment.kredkaRole)
  server = await listen(await makeApp({ platform, environment, mode: 'built' }), environment)
})
afterAll(async () => {
  await server.close()
  await platform.end()
})

/** The checks of `doctor --deploy`. */
const runAll = async (settings: Environment) => [...(await runChecks(platform, settings)), ...(await runDeployChecks(platform, settings))]
const failures = async (variables: Partial<Environment> = {}) =>
  (await runAll({ ...environment, ...variables })).filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`)

test('PL-20 J12 a running process lists itself, and all checks of a deployment pass', async () => {
  expect(await Effect.runPromise(platform.find(Processes).list())).toMatchObject([
    { pid: process.pid, roles: ['web', 'jobs', 'live', 'search'], store: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ])
  expect(await failures()).toEqual([])
})

test('PL-20 processes with other files, secrets, builds and clocks are found; /readyz warns of them without refusing requests', async () => {
  await rowsOf(
    platform,
    `insert into process select gen_random_uuid(), 'elsewhere', 7, '{web}', 'older', now(), clock_timestamp() + interval '50 s', 9000, 0, 'other', 'other', '{}'`,
  )
  const found = await failures()
  const ready = (await (await fetch(`${environment.publicUrl}/readyz`)).json()) as { checks: Readonly<Record<string, string>> }
  await rowsOf(platform, `delete from process where host = 'elsewhere'`)
  expect(found).toEqual([
    'processes share files and secrets: uploads are in different folders: set STORAGE_URL to the same store; JWT_SECRETS begin with different secrets',
    expect.stringMatching(/^processes store uploads where this command does: elsewhere:7 stores uploads elsewhere/),
    expect.stringMatching(/^processes serve the same build: .*older/),
    'clocks agree: elsewhere differs from the database by 9000 ms',
  ])
  expect(ready.checks['processes']).toContain('uploads are in different folders')
})

test('a caller without the secret does not learn how it is seen', async () => {
  for (const query of ['', '?probe=1', `?probe=${Date.now()}.${'0'.repeat(64)}`])
    expect(await (await fetch(`${environment.publicUrl}/healthz${query}`)).json()).toEqual({ status: 'ok' })
  expect(await failures({ jwtSecrets: ['x'.repeat(40)] })).toEqual([expect.stringContaining('are JWT_SECRETS the same here and there?')])
})

test('a process without pages serves health and metrics, and websockets if it has that role; one without it refuses them', async () => {
  const openStatus = (url: string) =>
    connectWebSocket(url, '/api/v1/status/ws').then(
      ({ socket }) => {
        socket.terminate()
        return 'open'
      },
      (error: Error) => error.message,
    )
  for (const [role, page, websocket] of [
    ['live', 404, 'open'],
    ['jobs', 404, 'refused 404'],
    ['web', 200, 'refused 404'],
  ] as const) {
    const settings = { ...environment, kredkaRole: [role], port: 0 }
    const process = await listen(await makeApp({ platform, environment: settings, mode: 'built' }), settings)
    const statuses = await Promise.all(['/', '/healthz', '/metrics'].map(async (path) => (await fetch(process.url + path)).status))
    expect([role, statuses, await openStatus(process.url)]).toEqual([role, [page, 200, 200], websocket])
    await process.close()
  }
})

test.skipIf(!ownAddress)(
  'PL-20 a balancer elsewhere that is not trusted, or hands on what clients write, is found; websockets it refuses too',
  async () => {
    const everywhere = { ...environment, host: '0.0.0.0', port: await freePort() }
    const open = await listen(await makeApp({ platform, environment: everywhere, mode: 'built' }), everywhere)
    let mode: 'appends' | 'hands on' | 'removes' | 'answers' = 'appends'
    const balancer = createServer((incoming, outgoing) => {
      if (mode === 'answers') return void outgoing.end('fine')
      const { 'x-forwarded-for': given, ...others } = incoming.headers
      const forwarded = [given, ...(mode === 'appends' ? ['198.51.100.7'] : [])].join(', ')
      const headers = mode === 'removes' ? others : { ...others, 'x-forwarded-for': forwarded }
      const { url: path, method } = incoming
      request({ host: ownAddress, port: everywhere.port, path, method, headers, localAddress: ownAddress }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      }).end()
    })
    balancer.on('upgrade', (_, socket) => socket.destroy()).listen(0, ownAddress)
    await once(balancer, 'listening')
    const publicUrl = `http://${ownAddress}:${(balancer.address() as { port: number }).port}`
    const address = 'the public address leads here, and names its clients'
    const websockets = expect.stringMatching(/^websockets pass the public address: /)
    expect(await failures({ publicUrl })).toEqual([
      `${address}: all clients count as ${ownAddress}: name this proxy in TRUSTED_PROXIES`,
      websockets,
    ])
    await open.close()
    const trusting = { ...everywhere, trustedProxies: ['loopback', ownAddress ?? ''] }
    const trustingServer = await listen(await makeApp({ platform, environment: trusting, mode: 'built' }), trusting)
    expect(await failures({ publicUrl })).toEqual([websockets])
    mode = 'hands on'
    expect(await failures({ publicUrl })).toEqual([
      `${address}: X-Forwarded-For of a client is believed: the proxy must append the address`,
      websockets,
    ])
    mode = 'removes'
    expect(await failures({ publicUrl })).toEqual([
      `${address}: all clients count as ${ownAddress}: the proxy removes X-Forwarded-For instead of appending the address`,
      websockets,
    ])
    mode = 'answers'
    expect(await failures({ publicUrl })).toEqual([
      `${address}: ${publicUrl}/healthz is not answered by Kredka: the proxy must pass it on`,
      websockets,
    ])
    await trustingServer.close()
    balancer.close()
    balancer.closeAllConnections()
  },
)
