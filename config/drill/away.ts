import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import { startPostgres, stopPostgres, urlOfPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { sendVisitors, toldWrong } from './visitors.ts'

const paths = [
  '/przedszkola/malopolskie/krakow',
  '/',
  '/zlobki-miasta',
  '/api/list-best-facilities/5',
  '/en/zlobki/mazowieckie/warszawa',
] as const

/** When it was first so, on the clock of this process, milliseconds. */
const moment = async (so: () => Promise<boolean>): Promise<number> => {
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(20)) if (await so()) return performance.now()
  throw new Error('It did not come back within a minute')
}

/** PostgreSQL is stopped under readers and started again: they are told to come back, nobody waits, and all is well soon after. */
export const away: Drill = {
  description: 'PostgreSQL stopped under eight readers, and started again',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'away')
    // Kept pages would be answered all the while; this is about those that need the database.
    const server = await startServer({ DATA_DIR: dataDir, PAGE_CACHE_MB: '0' })
    const { port } = new URL(await urlOfPostgres(dataDir))
    const statusOf = async (asked: string) => (await server.get(asked)).status
    const database = () => urlOfPostgres(dataDir).then(Boolean, () => false)
    const [calm, stormy] = [
      { answered: 0, failed: 0 },
      { wrong: new Map<string, number>(), slowest: 0 },
    ]
    let [page, ready] = [0, 0]
    const refused = new Set<number>()
    const rounds = short ? 1 : 5
    try {
      for (let round = 0; round < rounds; round++) {
        const before = sendVisitors(server.url, paths, 8)
        await sleep(1000)
        const { answered, failed } = await before.leave()
        calm.answered += answered
        calm.failed += failed
        const during = sendVisitors(server.url, paths, 8)
        await sleep(200)
        await stopPostgres(dataDir)
        await sleep(short ? 2000 : 10_000)
        refused.add(await statusOf(paths[0]))
        const [, up, read200, ready200] = await Promise.all([
          startPostgres(dataDir, port),
          moment(database),
          moment(async () => (await statusOf(paths[0])) === 200),
          moment(async () => (await statusOf('/readyz')) === 200),
        ])
        page = Math.max(page, (read200 - up) / 1000)
        ready = Math.max(ready, (ready200 - up) / 1000)
        const met = await during.leave()
        for (const [what, times] of met.wrong) stormy.wrong.set(what, (stormy.wrong.get(what) ?? 0) + times)
        stormy.slowest = Math.max(stormy.slowest, met.slowest)
      }
      return [
        { description: 'times away', figure: rounds },
        { description: 'pages read before', figure: calm.answered, well: calm.answered > 0 && calm.failed === 0 },
        { description: 'told meanwhile beside 200', figure: toldWrong(stormy), well: [...stormy.wrong.keys()].join() === '503' },
        { description: 'the first page meanwhile', figure: [...refused].join(), well: [...refused].join() === '503' },
        { description: 'longest wait for an answer, s', figure: Number((stormy.slowest / 1000).toFixed(2)), well: stormy.slowest <= 6000 },
        { description: 'the process lives', figure: server.process.exitCode ?? 'yes', well: server.process.exitCode === null },
        { description: 'first page after the database, s', figure: Number(page.toFixed(2)), well: page <= 3 },
        { description: 'and ready, s', figure: Number(ready.toFixed(2)) },
      ]
    } finally {
      await server.stop()
      await stopPostgres(dataDir)
    }
  },
}
