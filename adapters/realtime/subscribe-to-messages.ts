import { startPollLoop } from '#adapters/postgres/poll-loop.ts'
import { type MessageBatch, readMessages } from './message-feed.ts'

/** Options of a subscription to published messages. */
export interface SubscriptionOptions {
  readonly url: string
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs: number
  readonly useNotifications: boolean
  readonly onMessages: (batch: MessageBatch) => void
  /** Receives the payloads of signals; none without notifications. */
  readonly onSignal: (payload: string) => void
  /** Called once per outage: when the database becomes unreachable, and when it is back. */
  readonly onOutage: (detail: string) => void
  readonly onRecovery: () => void
}

/** Delay before reconnecting, and timeout of connections and queries, milliseconds. */
const reconnectDelayMs = 500
const timeoutMs = 3000
/** Messages are stored for an hour: after a longer pause some may be missing, milliseconds. */
const retentionMs = 3_500_000

/** Polls for published messages; returns a function that stops it. */
export const subscribeToMessages = ({
  url,
  pollIntervalMs,
  useNotifications,
  onMessages,
  onSignal,
  onOutage,
  onRecovery,
}: SubscriptionOptions): (() => Promise<void>) => {
  let position: string | null = null
  let polledAt = performance.now()
  let inOutage = false
  const loop = startPollLoop({
    url,
    channel: useNotifications ? 'live_frame' : null,
    payloads: { channel: 'live_signal', receive: onSignal },
    pollIntervalMs,
    reconnectDelayMs,
    connectTimeoutMs: timeoutMs,
    queryTimeoutMs: timeoutMs,
    onOutage: (error) => {
      inOutage = true
      onOutage(String(error))
    },
    poll: async (client) => {
      const batch = await readMessages(client, position)
      const tooLate = position !== null && performance.now() - polledAt > retentionMs
      position = batch.position
      polledAt = performance.now()
      if (inOutage) onRecovery()
      inOutage = false
      onMessages(tooLate ? { ...batch, lost: true } : batch)
      return false
    },
  })
  return loop.stop
}
