import pg from 'pg'
import { makeSignal } from '#core/kernel/signal.ts'

interface Dependencies {
  readonly url: string
  /** PostgreSQL channel whose notifications trigger a poll. */
  readonly channel: 'outbox' | 'mail'
  /** Polls once over the connection; true when more rows may be waiting. */
  readonly poll: (client: pg.ClientBase) => Promise<boolean>
  /** Called once per outage, not once per attempt. */
  readonly onError: (error: unknown) => void
}

/** Milliseconds between two polls without a notification. */
const pollIntervalMs = 2000

/** Polls an outbox table on every notification and every two seconds, over one dedicated connection, which is replaced after an error. */
export const startOutboxPoller = ({ url, channel, poll, onError }: Dependencies) => {
  const signal = makeSignal()
  let stopped = false
  let failing = false

  const pollLoop = async (client: pg.Client) => {
    await client.connect()
    await client.query(`listen ${channel}`)
    while (!stopped) {
      const more = await poll(client)
      failing = false
      if (!more) await signal.wait(pollIntervalMs)
    }
  }
  const run = async () => {
    while (!stopped) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true })
      client.on('notification', () => signal.notify())
      // The next poll fails on a broken connection and reconnects.
      client.on('error', () => signal.notify())
      try {
        await pollLoop(client)
      } catch (error) {
        if (!failing) onError(error)
        failing = true
        await signal.wait(1000)
      }
      await client.end().catch(() => undefined)
    }
  }
  const finished = run()

  return {
    notify: signal.notify,
    /** Stops after the running poll. */
    stop: async () => {
      stopped = true
      signal.notify()
      await finished
    },
  }
}
