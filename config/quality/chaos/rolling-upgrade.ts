import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyTree } from '../testing/tree-copy.ts'
import { openBalancer } from './balancer.ts'
import type { ChaosExperiment } from './experiment.ts'
import { compareLedger, type StoredMessage } from './ledger.ts'
import { queryRows } from './live-thread.ts'
import { urlOfPostgres } from './postgres.ts'
import { type Killable, startServer } from './processes.ts'
import { portOf } from './restarts.ts'
import { formatErrors, sendVisitors } from './visitors.ts'
import { sendWriters } from './writers.ts'

const paths = ['/', '/zlobki-miasta', '/przedszkola/malopolskie/krakow', '/wszystkie-lokalizacje', '/uk/zlobki/mazowieckie/warszawa']
const minRequests = 10_000

/** Plugin that the newer version has, with a table and a migration. */
const plugin = 'upgrade-probe'

/**
 * Replaces two processes one after the other by a newer version, whose migration runs while the older one serves, under
 * readers and writers: no request may fail, and nothing that is written may be lost.
 */
export const rollingUpgrade: ChaosExperiment = {
  description: 'J12.4 rolling upgrade of two processes with a migration, under load',
  run: async ({ folder, short }) => {
    const tree = copyTree()
    const variables = { DATA_DIR: path.join(folder, 'upgrade') }
    const running: Killable[] = [await startServer(variables), await startServer(variables)]
    const balancer = await openBalancer(running.map(portOf))
    try {
      const made = await tree.node('config/tooling/new-plugin/main.ts', [plugin])
      if (made.code !== 0) throw new Error(made.stderr)
      await tree.build()
      const visitors = sendVisitors(balancer.url, paths, 6)
      const writers = sendWriters(balancer.url, 2)
      const versions: number[] = []
      const newPage = async (server: Killable) => (await server.get(`/${plugin}`)).status
      for (const [at, old] of running.entries()) {
        await sleep(short ? 500 : 3000)
        versions.push(await newPage(old))
        await old.stop()
        running[at] = await startServer(variables, portOf(old), tree.folder)
        // The older one goes on with the newer schema.
        await sleep(short ? 500 : 5000)
      }
      for (const server of running) versions.push(await newPage(server))
      while (!short && visitors.stats.succeeded + visitors.stats.failed < minRequests) await sleep(100)
      const stats = await visitors.stop()
      await writers.stop()
      const rows = await queryRows<StoredMessage>(
        await urlOfPostgres(variables.DATA_DIR),
        'select number, message as text from contact_message',
      )
      const { lost, duplicates, unsent } = compareLedger(writers.ledger, rows)
      const written = writers.ledger.acknowledged.size
      return [
        { description: 'page of the newer version, before and after', figure: versions.join(), ok: versions.join() === '404,404,200,200' },
        { description: 'pages read', figure: stats.succeeded, ok: stats.succeeded >= (short ? 10 : minRequests) },
        { description: 'failed requests of readers', figure: formatErrors(stats), ok: stats.failed === 0 },
        {
          description: 'messages written; lost, twice, never sent',
          figure: `${written}; ${lost}, ${duplicates}, ${unsent}`,
          ok: written > 0 && lost + duplicates + unsent === 0,
        },
        { description: 'refusals of writers', figure: formatErrors(writers) },
      ]
    } finally {
      balancer.close()
      for (const server of running) await server.stop()
      tree.remove()
    }
  },
}
