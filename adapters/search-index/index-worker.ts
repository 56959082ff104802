import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { makeSignal } from '#core/kernel/signal.ts'
import { makeIndexUpdater, type NamedFacilities } from './index-updater.ts'
import type { WorkerOptions, IndexWorkerMessage } from './worker-messages.ts'

/** Pause after an update, milliseconds: at least 100, so that changes are batched. */
const pauseAfter = (durationMs: number) => Math.min(1000, Math.max(100, 4 * durationMs))

const { url, facets, pollIntervalMs, useNotifications } = workerData as WorkerOptions
const signal = makeSignal()
const post = (message: IndexWorkerMessage) => parentPort?.postMessage(message)
const updater = makeIndexUpdater(
  facets,
  (update) => post({ kind: 'update', ...update }),
  () => post({ kind: 'names-stale' }),
)
parentPort?.on('message', (named: NamedFacilities) => {
  updater.setNames(named)
  signal.notify()
})

let failing = false

/** Polls over one connection until it breaks. */
const pollLoop = async (client: pg.Client) => {
  await client.connect()
  if (useNotifications) await client.query('listen facility_change')
  for (;;) {
    const startedAt = performance.now()
    const updated = await updater.poll(client)
    failing = false
    if (updated) await sleep(pauseAfter(performance.now() - startedAt))
    await signal.wait(pollIntervalMs)
  }
}

for (;;) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true })
  client.on('notification', () => signal.notify())
  // The next poll fails on a broken connection and reconnects.
  client.on('error', () => signal.notify())
  try {
    await pollLoop(client)
  } catch (error) {
    // Once per outage, not once per attempt.
    if (!failing) post({ kind: 'error', detail: String(error) })
    failing = true
  }
  await client.end().catch(() => undefined)
  await sleep(1000)
}
