import pg from 'pg'
import { makeSignal } from '#core/kernel/bell.ts'
import { prunePurges, readPurges } from './purge-feed.ts'

/** Where purges are heard, and who is told. */
export interface Hearing {
  readonly url: string
  /** Milliseconds between two looks when nobody wakes it, and whether notifications do. */
  readonly every: number
  readonly listens: boolean
  /** Told after each look what was purged, and the moment it began (`performance.now()`). */
  readonly hear: (tags: readonly string[], lookedAt: number) => void
  /** Told once an outage. */
  readonly onError: (detail: string) => void
}

/** How long it rests after a connection broke, and how long an answer may take, milliseconds. */
const rest = 300
const patience = 1500

/** Looks again and again what was purged, over a connection of its own and another when that breaks; gives what ends it. */
export const subscribeToInvalidations = ({ url, every, listens, hear, onError }: Hearing): (() => Promise<void>) => {
  const signal = makeSignal()
  let position: string | null = null
  let ended = false
  let troubled = false

  const look = async (client: pg.Client) => {
    const lookedAt = performance.now()
    const { position: now, tags } = await readPurges(client, position)
    const first = position === null
    position = now
    hear(tags, lookedAt)
    troubled = false
    if (tags.length && !first) await prunePurges(client)
  }
  const watch = async (client: pg.Client) => {
    await client.connect()
    if (listens) await client.query('listen page_purge')
    while (!ended) {
      await look(client)
      await signal.wait(every)
    }
  }
  const run = async () => {
    while (!ended) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience, keepAlive: true })
      client.on('notification', signal.notify)
      // A connection that breaks while nobody asks is seen at the next look.
      client.on('error', signal.notify)
      await watch(client).catch((error: unknown) => {
        if (!troubled && !ended) onError(String(error))
        troubled = true
      })
      await client.end().catch(() => undefined)
      if (!ended) await signal.wait(rest)
    }
  }
  const over = run()
  return () => {
    ended = true
    signal.notify()
    return over
  }
}
