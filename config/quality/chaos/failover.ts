import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from './deploy/database-address.ts'
import { clusterPrograms, startDatabaseCluster } from './deploy/database-cluster.ts'
import { findProgram } from './deploy/programs.ts'
import type { ChaosExperiment } from './experiment.ts'
import { compareLedger, type StoredMessage } from './ledger.ts'
import { queryRows } from './live-thread.ts'
import { startServer } from './processes.ts'
import { formatErrors, sendVisitors } from './visitors.ts'
import { sendWriters } from './writers.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/uk/zlobki/mazowieckie/warszawa', '/zrodla-danych']

/** Time for which the lock of a primary lasts in the shipped file of Patroni, and what is allowed beside it, seconds. */
const ttl = 20
const allowed = 5

/**
 * Kills the primary of a Patroni cluster under writers and readers of two processes, and lets the replica take over;
 * then a planned switch of the roles. Nothing acknowledged may be lost, and cached pages are read throughout.
 */
export const failover: ChaosExperiment = {
  description: 'primary of a Patroni cluster killed under two processes, and a planned switchover',
  run: async ({ folder, short }) => {
    const missing = clusterPrograms.filter((program) => findProgram(program) === null)
    if (missing.length) return [{ description: 'skipped', figure: `needs ${missing.join(', ')}` }]
    const own = path.join(folder, 'cluster')
    mkdirSync(own, { mode: 0o755 })
    const cluster = await startDatabaseCluster(own)
    const variables = { DATABASE_URL: cluster.url, JWT_SECRETS: 'x'.repeat(40), STORAGE_URL: `file:${path.join(folder, 'files')}` }
    const servers = [
      await startServer({ ...variables, DATA_DIR: path.join(folder, 'one') }),
      await startServer({ ...variables, DATA_DIR: path.join(folder, 'other') }),
    ]
    const [one, other] = servers
    if (!one || !other) throw new Error('no servers')
    const writers = sendWriters(one.url, 3)
    const untilWritten = async (known: number) => {
      const began = performance.now()
      while (writers.ledger.acknowledged.size <= known) await sleep(20)
      return (performance.now() - began) / 1000
    }
    const rounds = short ? 1 : 5
    const readErrors = new Map<string, number>()
    let read = 0
    let slowest = 0
    const readDuring = async (disturb: () => Promise<number>) => {
      const visitors = servers.map(({ url }) => sendVisitors(url, paths, 3))
      await sleep(3000)
      const seconds = await disturb()
      await sleep(2000)
      for (const { stop } of visitors) {
        const { succeeded, errors, slowest: longest } = await stop()
        read += succeeded
        slowest = Math.max(slowest, longest)
        for (const [error, count] of errors) readErrors.set(error, (readErrors.get(error) ?? 0) + count)
      }
      return seconds
    }
    try {
      let longest = 0
      for (let round = 0; round < rounds; round++) {
        const seconds = await readDuring(async () => {
          const { leader } = await cluster.status()
          leader?.kill()
          // What was under way may still be acknowledged.
          await sleep(300)
          const back = await untilWritten(writers.ledger.acknowledged.size)
          leader?.start()
          return back + 0.3
        })
        longest = Math.max(longest, seconds)
        await eventually(async () => {
          if (!(await cluster.status()).isSynchronous) throw new Error('no replica is synchronous')
        })
      }
      const switched = await readDuring(async () => {
        const began = performance.now()
        await cluster.switchOver()
        await untilWritten(writers.ledger.acknowledged.size)
        return (performance.now() - began) / 1000
      })
      await writers.stop()
      if ([...writers.errors.keys()].some((error) => error !== '503')) process.stderr.write(`${one.output().slice(-5000)}\n`)
      const rows = await queryRows<StoredMessage>(cluster.url, 'select number, message as text from contact_message')
      const { lost, duplicates, unsent } = compareLedger(writers.ledger, rows)
      const { acknowledged } = writers.ledger
      return [
        { description: 'failovers', figure: rounds },
        {
          description: 'writes acknowledged, lost, twice, never sent',
          figure: `${acknowledged.size}, ${lost}, ${duplicates}, ${unsent}`,
          ok: acknowledged.size > 0 && lost + duplicates + unsent === 0,
        },
        {
          description: 'other answers to writers',
          figure: formatErrors(writers),
          ok: [...writers.errors.keys()].every((error) => error === '503'),
        },
        { description: 'longest time without writes, s', figure: Number(longest.toFixed(1)), ok: longest <= ttl + allowed },
        { description: 'planned switchover, s', figure: Number(switched.toFixed(1)), ok: switched <= 5 },
        { description: 'pages read meanwhile; longest answer, ms', figure: `${read}; ${Math.round(slowest)}` },
        { description: 'other answers to readers', figure: formatErrors({ errors: readErrors }), ok: readErrors.size === 0 },
      ]
    } finally {
      await writers.stop()
      for (const server of servers) await server.stop()
      await cluster.stop()
    }
  },
}
