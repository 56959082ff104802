import pg from 'pg'
import { makeBell } from '#core/kernel/bell.ts'

interface Needs {
  readonly url: string
  /** What notifications come over. */
  readonly channel: 'outbox' | 'mail'
  /** Looks once over the connection; true when there may be more at once. */
  readonly look: (client: pg.ClientBase) => Promise<boolean>
  /** Told once an outage, not once a try. */
  readonly onTrouble: (error: unknown) => void
}

/** Milliseconds between two looks where no notification comes. */
const pause = 2000

/** Looks whenever it rings and every two seconds, over one connection of its own, and over another when that breaks. */
export const startCourier = ({ url, channel, look, onTrouble }: Needs) => {
  const bell = makeBell()
  let ended = false
  let troubled = false

  const watch = async (client: pg.Client) => {
    await client.connect()
    await client.query(`listen ${channel}`)
    while (!ended) {
      const more = await look(client)
      troubled = false
      if (!more) await bell.wait(pause)
    }
  }
  const run = async () => {
    while (!ended) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true })
      client.on('notification', () => bell.ring())
      // A connection that breaks while nobody asks is seen at the next look.
      client.on('error', () => bell.ring())
      try {
        await watch(client)
      } catch (error) {
        if (!troubled) onTrouble(error)
        troubled = true
        await bell.wait(1000)
      }
      await client.end().catch(() => undefined)
    }
  }
  const over = run()

  return {
    ring: bell.ring,
    /** Ends after the look that is running. */
    end: async () => {
      ended = true
      bell.ring()
      await over
    },
  }
}
