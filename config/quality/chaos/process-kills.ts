import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { RunningServer } from '../testing/running-server.ts'
import type { ChaosExperiment } from './experiment.ts'
import { compareLedger, type StoredMessage } from './ledger.ts'
import { sendParents } from './parents.ts'
import { killPostgres, stopPostgres, urlOfPostgres } from './postgres.ts'
import { startServer } from './processes.ts'
import { compareVoice, prepareVoice } from './stored-voice.ts'
import { formatErrors, sendVisitors } from './visitors.ts'
import { sendWriters } from './writers.ts'

const paths = ['/przedszkola/malopolskie/krakow', '/zlobki-miasta', '/api/list-best-facilities/5']

interface Table {
  readonly messages: readonly StoredMessage[]
  /** Messages that lack one of their two mails. */
  readonly withoutMails: number
}

const readTable = async (dataDir: string): Promise<Table> => {
  const client = new pg.Client({ connectionString: await urlOfPostgres(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<StoredMessage & { mails: number }>(
      `select number, message as text,
         (select count(*)::int from mail where once_key in ('contact.receipt:' || c.id, 'contact.message:' || c.id)) as mails
       from contact_message c`,
    )
    return { messages: rows, withoutMails: rows.filter(({ mails }) => mails !== 2).length }
  } finally {
    await client.end()
  }
}

/** Waits until the server is ready and returns the seconds. */
const secondsUntilReady = async ({ get }: RunningServer): Promise<number> => {
  const began = performance.now()
  while (!(await get('/readyz')).ok) {
    if (performance.now() - began > 60_000) throw new Error('not ready after a minute')
    await sleep(20)
  }
  return (performance.now() - began) / 1000
}

/**
 * Kills the application and PostgreSQL in turn (SIGKILL) while messages, opinions, applications and threads are
 * written and pages are read. A killed PostgreSQL comes back by itself, or the application is stopped meanwhile;
 * whatever was acknowledged must be stored exactly once.
 */
export const processKills: ChaosExperiment = {
  description: 'SIGKILL of the application and of PostgreSQL in turn, under four writers, three parents and four readers',
  run: async ({ folder, short }) => {
    const dataDir = path.join(folder, 'killed')
    // Cached pages would be served without the database.
    const variables = { DATA_DIR: dataDir, PAGE_CACHE_MB: '0' }
    let server = await startServer(variables)
    const port = Number(new URL(server.url).port)
    const voice = await prepareVoice(dataDir, short ? 60 : 400)
    const writers = sendWriters(server.url, 4)
    const parents = sendParents(server.url, voice, 3)
    const rounds = short ? 7 : 30
    const kills = { app: 0, postgres: 0 }
    const exitCodes = new Set<number | null>()
    const readErrors = new Map<string, number>()
    let ready = 0
    let end = 0
    let back = 0
    const output: string[] = []
    try {
      for (let round = 0; round < rounds; round++) {
        await sleep(200 + Math.random() * 1300)
        if (round % 3 === 1) {
          const readers = sendVisitors(server.url, paths, 4)
          await sleep(500)
          killPostgres(dataDir)
          kills.postgres++
          // The connections need a moment to notice.
          await sleep(20)
          back = Math.max(back, await secondsUntilReady(server))
          for (const [error, count] of (await readers.stop()).errors) readErrors.set(error, (readErrors.get(error) ?? 0) + count)
          continue
        }
        if (round % 3 === 2) {
          killPostgres(dataDir)
          kills.postgres++
          await sleep(Math.random() * 300)
          const { code, seconds } = await server.stop()
          exitCodes.add(code)
          end = Math.max(end, seconds)
          output.push(server.output())
        } else {
          await server.kill()
          kills.app++
        }
        const began = performance.now()
        server = await startServer(variables, port)
        ready = Math.max(ready, (performance.now() - began) / 1000)
      }
      await sleep(500)
      await Promise.all([writers.stop(), parents.stop()])
      const { messages, withoutMails } = await readTable(dataDir)
      const { sent, acknowledged } = writers.ledger
      const { lost, duplicates: doubled, unsent: strange, unconfirmed: unthanked } = compareLedger(writers.ledger, messages)
      const unexpected = [...writers.errors.keys()].filter((outcome) => outcome !== '503' && outcome !== 'no connection')
      if (unexpected.length) process.stderr.write(`${output.join('').slice(-5000)}\n`)
      return [
        { description: 'kills', figure: `${kills.app} of the application, ${kills.postgres} of PostgreSQL` },
        { description: 'messages sent', figure: sent.size },
        { description: 'acknowledged', figure: acknowledged.size, ok: acknowledged.size > rounds },
        { description: 'errors instead of a number', figure: formatErrors(writers), ok: unexpected.length === 0 },
        { description: 'acknowledged and lost', figure: lost, ok: lost === 0 },
        { description: 'duplicates', figure: doubled, ok: doubled === 0 },
        { description: 'stored messages that were not sent', figure: strange, ok: strange === 0 },
        { description: 'stored without a response to the sender', figure: unthanked },
        { description: 'stored without both mails', figure: withoutMails, ok: withoutMails === 0 },
        ...(await compareVoice(dataDir, voice, parents)),
        { description: 'PostgreSQL killed: longest time until ready again, s', figure: Number(back.toFixed(1)), ok: back <= 5 },
        {
          description: 'failures of readers meanwhile',
          figure: formatErrors({ errors: readErrors }),
          ok: [...readErrors.keys()].every((error) => error === '503'),
        },
        {
          description: 'exit codes of SIGTERM after a kill of PostgreSQL',
          figure: [...exitCodes].join(),
          ok: [...exitCodes].join() === '0',
        },
        { description: 'longest graceful stop after a kill of PostgreSQL, s', figure: Number(end.toFixed(1)), ok: end < 15 },
        { description: 'longest time from restart to ready, s', figure: Number(ready.toFixed(1)) },
      ]
    } finally {
      await Promise.all([writers.stop(), parents.stop()])
      await server.stop()
      // A killed application did not stop its PostgreSQL.
      await stopPostgres(dataDir)
    }
  },
}
