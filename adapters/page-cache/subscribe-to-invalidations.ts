import { startPollLoop } from '#adapters/postgres/poll-loop.ts'
import type { LogPosition } from '#adapters/postgres/replicas/log-position.ts'
import { pruneInvalidations, readInvalidations } from './invalidation-feed.ts'

/** Options of a subscription to cache invalidations. */
export interface SubscriptionOptions {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs: number
  readonly useNotifications: boolean
  /** Receives, after each poll, the invalidated tags, the time when the poll started (`performance.now()`), and its position in the log. */
  readonly onInvalidations: (tags: readonly string[], checkedAt: number, log: LogPosition) => void
  /** Called once per outage. */
  readonly onError: (detail: string) => void
}

/** Delay before reconnecting, and timeout of connections and queries, milliseconds. */
const reconnectDelayMs = 300
const timeoutMs = 1500

/** Polls for cache invalidations; returns a function that stops it. */
export const subscribeToInvalidations = ({
  url,
  pollIntervalMs,
  useNotifications,
  onInvalidations,
  onError,
}: SubscriptionOptions): (() => Promise<void>) => {
  let position: string | null = null
  const loop = startPollLoop({
    url,
    channel: useNotifications ? 'page_purge' : null,
    pollIntervalMs,
    reconnectDelayMs,
    connectTimeoutMs: timeoutMs,
    queryTimeoutMs: timeoutMs,
    onOutage: (error) => onError(String(error)),
    poll: async (client, isNew) => {
      const checkedAt = performance.now()
      const { position: now, tags, log } = await readInvalidations(client, position, isNew)
      const first = position === null
      position = now
      onInvalidations(tags, checkedAt, log)
      if (tags.length && !first) await pruneInvalidations(client)
      return false
    },
  })
  return loop.stop
}
