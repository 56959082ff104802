import pg from 'pg'
import { makeSignal } from '#core/kernel/signal.ts'
import { type MessageBatch, readMessages } from './message-feed.ts'

/** Options of a subscription to published messages. */
export interface SubscriptionOptions {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs: number
  readonly useNotifications: boolean
  readonly onMessages: (batch: MessageBatch) => void
  /** Called once per outage: when the database becomes unreachable, and when it is back. */
  readonly onOutage: (detail: string) => void
  readonly onRecovery: () => void
}

/** Delay before reconnecting, and timeout of connections and queries, milliseconds. */
const reconnectDelayMs = 500
const timeoutMs = 3000
/** Messages are stored for an hour: after a longer pause some may be missing, milliseconds. */
const retentionMs = 3_500_000

/** Polls for published messages over a dedicated connection, which is replaced after an error. Returns a function that stops it. */
export const subscribeToMessages = ({
  url,
  pollIntervalMs,
  useNotifications,
  onMessages,
  onOutage,
  onRecovery,
}: SubscriptionOptions): (() => Promise<void>) => {
  const signal = makeSignal()
  let position: string | null = null
  let polledAt = performance.now()
  let stopped = false
  let inOutage = false

  const poll = async (client: pg.Client) => {
    const batch = await readMessages(client, position)
    const tooLate = position !== null && performance.now() - polledAt > retentionMs
    position = batch.position
    polledAt = performance.now()
    if (inOutage) onRecovery()
    inOutage = false
    onMessages(tooLate ? { ...batch, lost: true } : batch)
  }
  const pollLoop = async (client: pg.Client) => {
    await client.connect()
    if (useNotifications) await client.query('listen live_frame')
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
        if (!inOutage && !stopped) onOutage(String(error))
        inOutage = true
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
