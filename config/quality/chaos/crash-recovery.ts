import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import type { ChaosExperiment } from './experiment.ts'
import { openLiveThread, queryOnce } from './live-thread.ts'
import { killPostgres, startPostgres, stopPostgres } from './postgres.ts'
import { type Killable, startServer } from './processes.ts'

/** Longest time for a committed change to arrive everywhere, milliseconds. */
const limitMs = 5000

const indexVersion = async ({ url }: Killable): Promise<number> =>
  Number(/^kredka_index_version (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? -1)

const isShown = async ({ url }: Killable, page: string, name: string): Promise<boolean> => {
  const response = await fetch(url + page)
  // A last page of before the outage is marked and counts as not yet there.
  return response.ok && !response.headers.has('cache-status') && (await response.text()).includes(name)
}

/** Waits until the condition holds and returns the milliseconds; `null` after the limit. */
const waitFor = async (condition: () => Promise<boolean>): Promise<number | null> => {
  for (const began = performance.now(); performance.now() - began < limitMs; await sleep(20))
    if (await condition().catch(() => false)) return performance.now() - began
  return null
}

/**
 * Kills PostgreSQL (SIGKILL) under writes, every second time while one of two processes is stopped, so that others
 * commit past the position of its feeds; then looks for each committed change in the pages, indexes and websockets of
 * both.
 */
export const crashed: ChaosExperiment = {
  description: 'SIGKILL of PostgreSQL with two processes: each committed change reaches pages, indexes and websockets of both',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'crashed')
    const created = await startEmbedded(path.join(dataDir, 'postgres'))
    await created.stop()
    const { port } = new URL(created.url)
    await startPostgres(dataDir, port)
    const variables = { DATABASE_URL: created.url, JWT_SECRETS: 'x'.repeat(40), STORAGE_URL: `file:${path.join(folder, 'files')}` }
    const one = await startServer({ ...variables, DATA_DIR: path.join(folder, 'one') })
    const other = await startServer({ ...variables, DATA_DIR: path.join(folder, 'other') })
    const both = [one, other] as const
    const rounds = short ? 2 : 20
    const times = { page: 0, index: 0, frame: 0 }
    const missing = { page: 0, index: 0, frame: 0 }
    let committed = 0
    const note = (part: keyof typeof times, ms: number | null) => {
      if (ms === null) missing[part]++
      else times[part] = Math.max(times[part], ms)
    }
    try {
      const thread = await openLiveThread(both, created.url)
      const facility = await queryOnce<{ id: string; slug: string }>(
        created.url,
        `select id, slug from facility where active and deleted_at is null order by slug limit 1`,
      )
      const page = `/placowka/${facility?.slug}`
      const rename = async (name: string) => {
        await queryOnce(created.url, 'update facility set name = $1 where id = $2', [name, facility?.id])
        committed++
      }
      for (let round = 0; round < rounds; round++) {
        for (const server of both) await waitFor(async () => (await fetch(server.url + page)).ok)
        if (round % 2) other.process.kill('SIGSTOP')
        // Transactions that end without a trace: a crash gives their ids anew.
        await queryOnce(
          created.url,
          `do $$ begin for n in 1..40 loop begin perform 1 / 0 from pg_current_xact_id(); exception when others then end; end loop; end $$`,
        )
        await rename(`Przed Awarią ${round}`)
        await sleep(Math.random() * 300)
        killPostgres(dataDir)
        await startPostgres(dataDir, port)
        for (let n = 0; n < 6; n++) await rename(`Po Awarii ${round}-${n}`)
        other.process.kill('SIGCONT')
        const name = `Po Awarii ${round}-5`
        const version = await queryOnce<{ version: string }>(
          created.url,
          'select coalesce(sum(changes), 0) as version from facility_change',
        )
        const waits = both.flatMap((server) => [
          waitFor(() => isShown(server, page, name)).then((ms) => note('page', ms)),
          waitFor(async () => (await indexVersion(server)) >= Number(version?.version)).then((ms) => note('index', ms)),
        ])
        await Promise.all(waits)
        note('frame', await thread.send(one, `Po awarii ${round}`, limitMs))
      }
      thread.close()
      return [
        { description: 'kills, every second with a stopped process', figure: rounds },
        { description: 'committed changes', figure: committed },
        ...(['page', 'index', 'frame'] as const).map((part) => ({
          description: `changes missing after ${limitMs / 1000} s in a ${part}; longest time, ms`,
          figure: `${missing[part]}; ${Math.round(times[part])}`,
          ok: missing[part] === 0,
        })),
        {
          description: 'both processes are running',
          figure: both.map((server) => server.process.exitCode ?? 'yes').join(),
          ok: both.every((server) => server.process.exitCode === null),
        },
      ]
    } finally {
      other.process.kill('SIGCONT')
      for (const server of both) await server.stop()
      await stopPostgres(dataDir)
    }
  },
}
