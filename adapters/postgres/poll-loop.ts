import pg from 'pg'
import { makeSignal } from '#core/kernel/signal.ts'
import { closeClient, cutConnection } from './close-client.ts'

/** Options of a poll loop; times in milliseconds. */
export interface PollLoopOptions {
  readonly url: string
  /** PostgreSQL channel whose notifications trigger a poll; `null`: polls by time only. */
  readonly channel: string | null
  /** Another channel, whose notifications trigger no poll but carry something themselves; ignored without `channel`. */
  readonly payloads?: { readonly channel: string; readonly receive: (payload: string) => void }
  readonly pollIntervalMs: number
  readonly reconnectDelayMs: number
  /** Timeouts of connecting and of each query. */
  readonly connectTimeoutMs: number
  readonly queryTimeoutMs: number
  /**
   * Polls once over the connection; true when more may be waiting, so that the next poll follows at once. `isNew`: the
   * first poll over this connection; the server may have crashed before it.
   */
  readonly poll: (client: pg.Client, isNew: boolean) => Promise<boolean>
  /** Called once per outage, not once per attempt. */
  readonly onOutage: (error: unknown) => void
  /** Time that a running poll has to end after `stop`; then its connection is cut. */
  readonly stopTimeoutMs?: number
}

/** Running poll loop. */
export interface PollLoop {
  /** Triggers a poll. */
  notify(): void
  /** Stops after the running poll. */
  stop(): Promise<void>
}

/** Polls at intervals and on notifications, over one dedicated connection, which is replaced after an error. */
export const startPollLoop = ({ url, channel, payloads, poll, onOutage, stopTimeoutMs = 5000, ...times }: PollLoopOptions): PollLoop => {
  const signal = makeSignal()
  let current: pg.Client | null = null
  let stopped = false
  let inOutage = false

  const pollUntilStopped = async (client: pg.Client) => {
    await client.connect()
    if (channel !== null) await client.query(`listen ${channel}`)
    if (channel !== null && payloads) await client.query(`listen ${payloads.channel}`)
    for (let isNew = true; !stopped; isNew = false) {
      const more = await poll(client, isNew)
      inOutage = false
      if (!more) await signal.wait(times.pollIntervalMs)
    }
  }
  const run = async () => {
    while (!stopped) {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: times.connectTimeoutMs,
        query_timeout: times.queryTimeoutMs,
        keepAlive: true,
      })
      current = client
      client.on('notification', (notification) => {
        if (notification.channel === payloads?.channel) payloads.receive(notification.payload ?? '')
        else signal.notify()
      })
      // The next poll fails on a broken connection and reconnects.
      client.on('error', signal.notify)
      await pollUntilStopped(client).catch((error: unknown) => {
        if (!inOutage && !stopped) onOutage(error)
        inOutage = true
      })
      await closeClient(client)
      if (!stopped) await signal.wait(times.reconnectDelayMs)
    }
  }
  const finished = run()

  return {
    notify: signal.notify,
    stop: async () => {
      stopped = true
      signal.notify()
      const timeout = setTimeout(() => current && cutConnection(current), stopTimeoutMs)
      await finished
      clearTimeout(timeout)
    },
  }
}
