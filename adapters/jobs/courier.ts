import pg from 'pg'
import { makeSignal } from '#core/kernel/bell.ts'

interface Dependencies {
  readonly url: string
  /** What notifications come over. */
  readonly channel: 'outbox' | 'mail'
  /** Looks once over the connection; true when there may be more at once. */
  readonly look: (client: pg.ClientBase) => Promise<boolean>
  /** Told once an outage, not once a try. */
  readonly onError: (error: unknown) => void
}

/** Milliseconds between two looks where no notification comes. */
const pause = 2000

/** Looks whenever it rings and every two seconds, over one connection of its own, and over another when that breaks. */
export const startCourier = ({ url, channel, look, onError }: Dependencies) => {
  const signal = makeSignal()
  let ended = false
  let troubled = false

  const watch = async (client: pg.Client) => {
    await client.connect()
    await client.query(`listen ${channel}`)
    while (!ended) {
      const more = await look(client)
      troubled = false
      if (!more) await signal.wait(pause)
    }
  }
  const run = async () => {
    while (!ended) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true })
      client.on('notification', () => signal.notify())
      // A connection that breaks while nobody asks is seen at the next look.
      client.on('error', () => signal.notify())
      try {
        await watch(client)
      } catch (error) {
        if (!troubled) onError(error)
        troubled = true
        await signal.wait(1000)
      }
      await client.end().catch(() => undefined)
    }
  }
  const over = run()

  return {
    ring: signal.notify,
    /** Ends after the look that is running. */
    end: async () => {
      ended = true
      signal.notify()
      await over
    },
  }
}
