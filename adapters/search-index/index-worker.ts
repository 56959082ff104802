import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { startPollLoop } from '#adapters/postgres/poll-loop.ts'
import { garbageCollector } from '#core/kernel/garbage-collector.ts'
import { makeIndexUpdater } from './index-updater.ts'
import type { IndexWorkerMessage, ToIndexWorker, WorkerOptions } from './worker-messages.ts'

/** Pause after an update, milliseconds: at least 100, so that changes are batched. */
const pauseAfter = (durationMs: number) => Math.min(1000, Math.max(100, 4 * durationMs))

/** Time after the first names until what reading all facilities has left behind is collected, in milliseconds. */
const garbageDelay = 10_000

const { url, replicaUrls, facets, day, pollIntervalMs, useNotifications } = workerData as WorkerOptions
const post = (message: IndexWorkerMessage) => parentPort?.postMessage(message)
const updater = makeIndexUpdater({
  facets,
  replicaUrls,
  day,
  onUpdate: (update) => post({ kind: 'update', ...update }),
  onNamesStale: () => post({ kind: 'names-stale' }),
  onFullRead: (server) => post({ kind: 'full-read', server }),
})
const loop = startPollLoop({
  url,
  channel: useNotifications ? 'facility_change' : null,
  pollIntervalMs,
  reconnectDelayMs: 1000,
  connectTimeoutMs: 5000,
  queryTimeoutMs: 60_000,
  onOutage: (error) => post({ kind: 'error', detail: String(error) }),
  poll: async (client, isNew) => {
    const startedAt = performance.now()
    if (await updater.poll(client, isNew)) await sleep(pauseAfter(performance.now() - startedAt))
    else post({ kind: 'unchanged' })
    return false
  },
})
const collectLater = () => setTimeout(() => garbageCollector()?.(), garbageDelay)
let isFirst = true
parentPort?.on('message', (message: ToIndexWorker) => {
  if (message.kind === 'in-use') return updater.inUse(message.number)
  if (message.kind === 'day') updater.setDay(message.day)
  else {
    if (isFirst) collectLater()
    isFirst = false
    updater.setNames(message.named)
  }
  loop.notify()
})
