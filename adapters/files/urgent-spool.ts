import { mkdir, open, readdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Effect, Exit } from 'effect'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { UrgentSpool } from '#core/ports/urgent-spool.ts'
import { onDisk } from './disk-errors.ts'

/** Maximum number of notes, about 30 MB; more indicates abuse. */
const maxNotes = 500
const retryAfterSeconds = 600

const isNote = (name: string) => /^[0-9a-f-]{36}\.json$/.test(name)

/** Writes a file, or opens a folder, and flushes it to disk (fsync). */
const synced = async (file: string, flags: 'r' | 'w', text?: string) => {
  const handle = await open(file, flags, 0o600)
  try {
    if (text !== undefined) await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Dependencies {
  readonly folder: string
  /** Receives the id of a note whose handover failed, never its content. */
  readonly onHandOverError: (id: string) => void
}

/** Notes as files `ID.json` of one folder, which the first note creates. Ids begin with a timestamp, so names sort by age. */
export const makeUrgentSpool = ({ folder, onHandOverError }: Dependencies): UrgentSpool => {
  const names = async () =>
    (await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error))))
      .filter(isNote)
      .toSorted()
  const write = async (name: string, note: unknown) => {
    const draft = path.join(folder, `${name}.draft`)
    const file = path.join(folder, name)
    try {
      await synced(draft, 'w', JSON.stringify(note))
      await rename(draft, file)
      await synced(folder, 'r')
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    write: Effect.fn('urgent-spool.write')(function* (id, note) {
      yield* onDisk(() => mkdir(folder, { recursive: true, mode: 0o700 }))
      if ((yield* Effect.promise(names)).length >= maxNotes) return yield* new TooManyRequests({ retryAfterSeconds })
      yield* onDisk(() => write(`${id}.json`, note))
    }),
    drain: Effect.fn('urgent-spool.drain')(function* (handOver) {
      let remaining = 0
      for (const name of yield* Effect.promise(names)) {
        const file = path.join(folder, name)
        // Another process may have handed it over already.
        const text = yield* Effect.promise(() => readFile(file, 'utf8').catch(() => null))
        if (text === null) continue
        const exit = yield* Effect.exit(Effect.suspend(() => handOver(JSON.parse(text))))
        if (Exit.isSuccess(exit)) yield* Effect.promise(() => unlink(file).catch(() => undefined))
        else {
          remaining += 1
          onHandOverError(path.basename(name, '.json'))
        }
      }
      return remaining
    }),
  }
}
