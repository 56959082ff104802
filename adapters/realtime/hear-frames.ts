import pg from 'pg'
import { makeSignal } from '#core/kernel/bell.ts'
import { type Heard, readFrames } from './frame-feed.ts'

/** Where frames are heard, and who is told. */
export interface Hearing {
  readonly url: string
  /** Milliseconds between two looks when nobody wakes it, and whether notifications do. */
  readonly every: number
  readonly listens: boolean
  readonly hear: (heard: Heard) => void
  /** Told once an outage: that the database is away, and that it is back. */
  readonly onAway: (detail: string) => void
  readonly onBack: () => void
}

/** How long it rests after a connection broke, and how long an answer may take, milliseconds. */
const rest = 500
const patience = 3000
/** Frames are kept for an hour: who has not looked for so long may have missed some. */
const keptMs = 3_500_000

/** Looks again and again what was told, over a connection of its own and another when that breaks; what was told meanwhile is made up for. */
export const subscribeToMessages = ({ url, every, listens, hear, onAway, onBack }: Hearing): (() => Promise<void>) => {
  const signal = makeSignal()
  let position: string | null = null
  let lookedAt = performance.now()
  let ended = false
  let away = false

  const look = async (client: pg.Client) => {
    const heard = await readFrames(client, position)
    const late = position !== null && performance.now() - lookedAt > keptMs
    position = heard.position
    lookedAt = performance.now()
    if (away) onBack()
    away = false
    hear(late ? { ...heard, lost: true } : heard)
  }
  const watch = async (client: pg.Client) => {
    await client.connect()
    if (listens) await client.query('listen live_frame')
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
        if (!away && !ended) onAway(String(error))
        away = true
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
