import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { makeSignal } from '#core/kernel/bell.ts'
import { makeKeeper, type Named } from './keeper.ts'
import type { Orders, WorkerTells } from './messages.ts'

/** Milliseconds of rest after a look that found something: a tenth of a second at least gathers what comes at once. */
const restAfter = (took: number) => Math.min(1000, Math.max(100, 4 * took))

const { url, facets, every, listens } = workerData as Orders
const signal = makeSignal()
const tell = (told: WorkerTells) => parentPort?.postMessage(told)
const keeper = makeKeeper(
  facets,
  (seen) => tell({ kind: 'seen', ...seen }),
  () => tell({ kind: 'names-stale' }),
)
parentPort?.on('message', (named: Named) => {
  keeper.name(named)
  signal.notify()
})

let troubled = false

/** Looks again and again over one connection, until that breaks. */
const watch = async (client: pg.Client) => {
  await client.connect()
  if (listens) await client.query('listen facility_change')
  for (;;) {
    const began = performance.now()
    const news = await keeper.look(client)
    troubled = false
    if (news) await sleep(restAfter(performance.now() - began))
    await signal.wait(every)
  }
}

for (;;) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true })
  client.on('notification', () => signal.notify())
  // A connection that breaks while nobody asks is seen at the next look.
  client.on('error', () => signal.notify())
  try {
    await watch(client)
  } catch (error) {
    // Once an outage, not once a try.
    if (!troubled) tell({ kind: 'trouble', detail: String(error) })
    troubled = true
  }
  await client.end().catch(() => undefined)
  await sleep(1000)
}
