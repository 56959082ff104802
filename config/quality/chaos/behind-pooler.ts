import path from 'node:path'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { startPooler } from './deploy/pooler.ts'
import { findProgram } from './deploy/programs.ts'
import type { ChaosExperiment } from './experiment.ts'
import { openLiveThread, queryOnce } from './live-thread.ts'
import { type Killable, kredka, startServer, wrongByDoctor } from './processes.ts'
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

const clientAddress = (n: number) => `198.18.${(n >> 8) % 64}.${n % 256}`
const read = async ({ url }: Killable, path: string, n: number) => {
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': clientAddress(n) } })
  return { status: response.status, body: (await response.text()).replaceAll(url, '') }
}

/**
 * Reads pages and the API of two processes behind PgBouncer in transaction mode, while messages are written, and
 * compares each answer with that of a process that is connected directly.
 */
export const pooled: ChaosExperiment = {
  description: 'PgBouncer in transaction mode in front of two processes, compared with a direct connection',
  run: async ({ folder, short }) => {
    const program = findProgram('pgbouncer')
    if (program === null) return [{ description: 'skipped', figure: 'needs pgbouncer' }]
    const database = await startEmbedded(path.join(folder, 'pooled/postgres'))
    const pooler = await startPooler(program, folder, database.url)
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
      const thread = await openLiveThread([other, one], database.url)
      const frames: number[] = []
      for (let n = 0; n < (short ? 3 : 15); n++) frames.push((await thread.send(one, `Dopytuję ${n}`, 5000)) ?? Number.NaN)
      thread.close()

      await kredka(
        { ...shared, DATA_DIR: path.join(folder, 'cli'), DATABASE_URL: pooler.url },
        'backup',
        path.join(folder, 'backup.kredka'),
      )
      const installation = { ...shared, APP_ENV: 'test', PUBLIC_URL: one.url, DATA_DIR: path.join(folder, 'one') }
      const wrong = await wrongByDoctor({ ...installation, ...behindPooler })
      const wrongAlone = await wrongByDoctor({ ...installation, DATABASE_URL: pooler.url })
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
          description: 'longest time from a message to its frames on both processes, ms',
          figure: Math.round(Math.max(...frames)),
          ok: Math.max(...frames) < 1000,
        },
        { description: 'wrong by doctor --deploy', figure: wrong.join('; ') || 'nothing', ok: wrong.length === 0 },
        {
          description: 'wrong by doctor --deploy with the pooler as the only address',
          figure: wrongAlone.join('; ') || 'nothing',
          ok: wrongAlone.length === 1 && wrongAlone[0]?.includes('set DATABASE_DIRECT_URL') === true,
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
