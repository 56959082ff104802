import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { cutConnection } from '../close-client.ts'

interface Dependencies {
  /** URL of a database of the server. */
  readonly url: string
  /** Starts the server unless it responds. */
  readonly restart: () => Promise<void>
  /** Receives the reason when the server could not be started; the attempt is repeated. */
  readonly onError: (error: unknown) => void
}

/** Pause before the next attempt, milliseconds. */
const retryDelayMs = 200

/** Restarts the server whenever an idle connection to it ends; returns a function that stops watching. */
export const superviseServer = ({ url, restart, onError }: Dependencies): (() => Promise<void>) => {
  let current: pg.Client | null = null
  let stopped = false

  const watchConnection = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'kredka-supervisor' })
    client.on('error', () => undefined)
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    current = client
    await client.connect()
    await ended
  }
  const watch = async () => {
    while (!stopped) {
      await watchConnection().catch(() => undefined)
      if (!stopped) await restart().catch(onError)
      if (!stopped) await sleep(retryDelayMs)
    }
  }
  const finished = watch()

  return async () => {
    stopped = true
    // An orderly end during `connect` would leave that pending.
    if (current) cutConnection(current)
    await finished
  }
}
