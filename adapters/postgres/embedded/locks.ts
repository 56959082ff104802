import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lock that is held until it is released or the process dies. */
export interface Lock {
  release(): void
}

// A lock file with a process number becomes stale when its owner is killed, and taking over a stale one is a race.
// SQLite uses locks of the operating system: they end with the process and distinguish shared from exclusive.
const tryLock = (file: string, begin: readonly string[]): Lock | undefined => {
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

/** Obtains the exclusive lock, unless another process holds any lock on the file. */
export const tryExclusive = (file: string): Lock | undefined => tryLock(file, ['BEGIN EXCLUSIVE'])

/** Obtains a shared lock, unless another process holds the exclusive one. */
export const tryShared = (file: string): Lock | undefined => tryLock(file, ['BEGIN', 'SELECT count(*) FROM sqlite_schema'])

/** Retries `take` for up to `seconds` until it returns a lock. */
export const waitForLock = async (take: () => Lock | undefined, what: string, seconds = 60): Promise<Lock> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(20)) {
    const lock = take()
    if (lock) return lock
  }
  throw new Error(`Waited ${seconds} s for ${what}, which another process is using`)
}
