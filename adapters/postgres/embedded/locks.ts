import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'

/** Something held until it is let go, or until the process dies, however it dies. */
export interface Held {
  release(): void
}

// A lock file with a process number in it goes stale when its owner is killed, and taking a stale one over is a race of its own.
// SQLite's locks are the operating system's: they end with their process, and they know "shared" from "exclusive".
const attempt = (file: string, begin: readonly string[]): Held | undefined => {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    for (const statement of begin) lock.exec(statement)
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) return undefined
    throw error
  }
}

/** The lock that one process at a time may hold, if nobody else holds it in any way. */
export const exclusive = (file: string): Held | undefined => attempt(file, ['BEGIN EXCLUSIVE'])

/** The lock that many may hold together, if nobody holds it exclusively. */
export const shared = (file: string): Held | undefined => attempt(file, ['BEGIN', 'SELECT count(*) FROM sqlite_schema'])

/** Waits up to `seconds` for what `take` gives. */
export const waitFor = async (take: () => Held | undefined, what: string, seconds = 60): Promise<Held> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(20)) {
    const held = take()
    if (held) return held
  }
  throw new Error(`Waited ${seconds} s for ${what}, which another process holds`)
}
