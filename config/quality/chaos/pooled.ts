import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { freePort } from '../testing/running-server.ts'
import { connectSignedIn } from '../testing/websocket-client.ts'
import type { ChaosExperiment } from './experiment.ts'
import { type Killable, kredka, startServer } from './processes.ts'
import { missingPrograms, startProgram, waitForPort } from './programs.ts'
import { formatErrors } from './visitors.ts'
import { sendWriters } from './writers.ts'

const paths = [
  '/',
  '/przedszkola/malopolskie/krakow',
  '/zlobki-miasta',
  '/uk/zlobki/mazowieckie/warszawa',
  '/en/przedszkola-miasta',
  '/zrodla-danych',
  '/api/list-best-facilities/5',
  '/wszystkie-lokalizacje',
] as const

/** Starts PgBouncer in transaction mode in front of the database; returns its address. */
const startPooler = async (folder: string, databaseUrl: string) => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  const database = pathname.slice(1)
  writeFileSync(
    file,
    `[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  )
  chmodSync(file, 0o644)
  const program = startProgram('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file])
  await waitForPort(own)
  return { url: `postgres://${username}@127.0.0.1:${own}/${database}`, stop: () => program.stop() }
}

const addressOf = (n: number) => `198.18.${(n >> 8) % 64}.${n % 256}`
const read = async ({ url }: Killable, path: string, n: number) => {
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': addressOf(n) } })
  return { status: response.status, body: (await response.text()).replaceAll(url, '') }
}

const queryOnce = async <Row extends object>(databaseUrl: string, sql: string): Promise<Row | undefined> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows[0]
}

const facilityOfOwner = async (databaseUrl: string): Promise<string> => {
  const sql = `select facility_id from access_grant g join accounts_account a on a.id = g.account_id
    where a.email = 'wlasciciel@demo.test' and g.role = 'owner' limit 1`
  return (await queryOnce<{ facility_id: string }>(databaseUrl, sql))?.facility_id ?? ''
}

/** Measures the time from the answer to a message until the other process has sent it to its reader, milliseconds. */
const measureFrames = async (
  [one, other]: readonly [Killable, Killable],
  facility_id: string,
  count: number,
): Promise<readonly number[]> => {
  const call = async (server: Killable, path: string, body: object, jwt?: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(9), ...(jwt && { authorization: `Bearer ${jwt}` }) }
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Readonly<Record<string, unknown>>
  }
  const signIn = async (server: Killable, name: string) =>
    String((await call(server, '/api/login', { email: `${name}@demo.test`, password: 'Demo!2345' }))['jwt'])
  const parent = await signIn(one, 'rodzic')
  const owner = await signIn(other, 'wlasciciel')
  const thread = await call(one, '/api/v1/user-question', { facility_id, topic: 'other', text: 'Czy jest ogród?' }, parent)
  const reader = await connectSignedIn(other.url, owner)
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const known = reader.frames.length
    await call(one, `/api/v1/user-question/${thread['id']}/message`, { text: `Dopytuję ${n}` }, parent)
    const began = performance.now()
    while (reader.frames.length === known && performance.now() - began < 5000) await new Promise((resolve) => setImmediate(resolve))
    times.push(performance.now() - began)
  }
  reader.socket.close()
  return times.toSorted((a, b) => a - b)
}

/**
 * Reads pages and the API of two processes behind PgBouncer in transaction mode, while messages are written, and
 * compares each answer with that of a process that is connected directly.
 */
export const pooled: ChaosExperiment = {
  description: 'PgBouncer in transaction mode in front of two processes, compared with a direct connection',
  run: async ({ folder, short }) => {
    const missing = missingPrograms('pgbouncer')
    if (missing) return missing
    const database = await startEmbedded(path.join(folder, 'pooled/postgres'))
    const pooler = await startPooler(folder, database.url)
    const shared = { JWT_SECRETS: 'x'.repeat(40), STORAGE_URL: `file:${path.join(folder, 'files')}`, PAGE_CACHE_MB: '0' }
    const start = (name: string, variables: Readonly<Record<string, string>>) =>
      startServer({ ...shared, DATA_DIR: path.join(folder, name), ...variables })
    const servers: Killable[] = []
    try {
      const direct = await start('direct', { DATABASE_URL: database.url })
      servers.push(direct)
      const behindPooler = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url }
      const one = await start('one', behindPooler)
      servers.push(one)
      const other = await start('other', behindPooler)
      servers.push(other)
      const expected = new Map(await Promise.all(paths.map(async (path) => [path, await read(direct, path, 1)] as const)))
      const writers = sendWriters(one.url, 2)
      const total = short ? 200 : 10_000
      const statuses = new Map<number, number>()
      let different = 0
      let next = 0
      const readAll = async () => {
        for (let n = next++; n < total; n = next++) {
          const path = paths[(n >> 1) % paths.length] ?? '/'
          const { status, body } = await read(n % 2 ? one : other, path, n)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (body !== expected.get(path)?.body) different++
        }
      }
      await Promise.all(Array.from({ length: 12 }, readAll))
      await writers.stop()
      const frames = await measureFrames([one, other], await facilityOfOwner(database.url), short ? 3 : 20)

      await kredka(
        { ...shared, DATA_DIR: path.join(folder, 'cli'), DATABASE_URL: pooler.url },
        'backup',
        path.join(folder, 'backup.kredka'),
      )
      const locks = await queryOnce<{ n: number }>(database.url, `select count(*)::int n from pg_locks where locktype = 'advisory'`)
      return [
        { description: 'requests', figure: total },
        {
          description: 'statuses',
          figure: [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
          ok: [...statuses.keys()].join() === '200',
        },
        { description: 'answers other than those of the direct process', figure: different, ok: different === 0 },
        {
          description: 'messages written meanwhile, errors',
          figure: `${writers.ledger.acknowledged.size}, ${formatErrors(writers)}`,
          ok: writers.errors.size === 0,
        },
        {
          description: 'frame on the other process after, ms (median, longest)',
          figure: `${Math.round(frames[frames.length >> 1] ?? 0)}, ${Math.round(frames.at(-1) ?? 0)}`,
          ok: (frames.at(-1) ?? 9999) < 1000,
        },
        { description: 'advisory locks left by a backup through the pooler', figure: locks?.n ?? 'unknown', ok: locks?.n === 0 },
      ]
    } finally {
      for (const server of servers) await server.stop()
      await pooler.stop()
      await database.stop()
    }
  },
}
