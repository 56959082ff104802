import pg from 'pg'
import { makeSignal } from '#core/kernel/signal.ts'
import { pruneInvalidations, readInvalidations } from './invalidation-feed.ts'

/** Options of a subscription to cache invalidations. */
export interface SubscriptionOptions {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs: number
  readonly useNotifications: boolean
  /** Receives, after each poll, the invalidated tags and the time when the poll started (`performance.now()`). */
  readonly onInvalidations: (tags: readonly string[], checkedAt: number) => void
  /** Called once per outage. */
  readonly onError: (detail: string) => void
}

/** Delay before reconnecting, and timeout of connections and queries, milliseconds. */
const reconnectDelayMs = 300
const timeoutMs = 1500

/** Polls for cache invalidations over a dedicated connection, which is replaced after an error; returns a function that stops it. */
export const subscribeToInvalidations = ({
  url,
  pollIntervalMs,
  useNotifications,
  onInvalidations,
  onError,
}: SubscriptionOptions): (() => Promise<void>) => {
  const signal = makeSignal()
  let position: string | null = null
  let stopped = false
  let failing = false

  const poll = async (client: pg.Client) => {
    const checkedAt = performance.now()
    const { position: now, tags } = await readInvalidations(client, position)
    const first = position === null
    position = now
    onInvalidations(tags, checkedAt)
    failing = false
    if (tags.length && !first) await pruneInvalidations(client)
  }
  const pollLoop = async (client: pg.Client) => {
    await client.connect()
    if (useNotifications) await client.query('listen page_purge')
    while (!stopped) {
      await poll(client)
      await signal.wait(pollIntervalMs)
    }
  }
  const run = async () => {
    while (!stopped) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, keepAlive: true })
      client.on('notification', signal.notify)
      // The next poll fails on a broken connection and reconnects.
      client.on('error', signal.notify)
      await pollLoop(client).catch((error: unknown) => {
        if (!failing && !stopped) onError(String(error))
        failing = true
      })
      await client.end().catch(() => undefined)
      if (!stopped) await signal.wait(reconnectDelayMs)
    }
  }
  const finished = run()
  return () => {
    stopped = true
    signal.notify()
    return finished
  }
}
