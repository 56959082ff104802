import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { Effect, Exit } from 'effect'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { UrgentBox } from '#core/ports/urgent-box.ts'

/** More than so many notes is a flood and no emergency; they fill at most 30 MB. */
const most = 500
const comeBackSeconds = 600

const isNote = (name: string) => /^[0-9a-f-]{36}\.json$/.test(name)

/** A file's content, or a folder's list of names, on the disk itself. */
const synced = async (file: string, flags: 'r' | 'w', text?: string) => {
  const handle = await open(file, flags, 0o600)
  try {
    if (text !== undefined) await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Surroundings {
  readonly folder: string
  /** Told the id of a note that could not be handed over; never what it says. */
  readonly onStay: (id: string) => void
}

/** Notes as files `ID.json` of one folder, made when the first is put. Ids begin with their time, so that names sort by age. */
export const makeUrgentBox = ({ folder, onStay }: Surroundings): UrgentBox => {
  const names = async () =>
    (await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : Promise.reject(error))))
      .filter(isNote)
      .toSorted()
  const write = async (name: string, note: unknown) => {
    const [draft, file] = [path.join(folder, `${name}.draft`), path.join(folder, name)]
    await synced(draft, 'w', JSON.stringify(note))
    await rename(draft, file)
    await synced(folder, 'r')
  }
  return {
    put: Effect.fn('urgent-box.put')(function* (id, note) {
      yield* Effect.promise(() => mkdir(folder, { recursive: true, mode: 0o700 }))
      if ((yield* Effect.promise(names)).length >= most) return yield* new TooManyRequests({ retryAfterSeconds: comeBackSeconds })
      yield* Effect.promise(() => write(`${id}.json`, note))
    }),
    empty: Effect.fn('urgent-box.empty')(function* (hand) {
      let stayed = 0
      for (const name of yield* Effect.promise(names)) {
        const file = path.join(folder, name)
        // Another process may have been quicker.
        const text = yield* Effect.promise(() => readFile(file, 'utf8').catch(() => null))
        if (text === null) continue
        const exit = yield* Effect.exit(Effect.suspend(() => hand(JSON.parse(text))))
        if (Exit.isSuccess(exit)) yield* Effect.promise(() => unlink(file).catch(() => undefined))
        else {
          stayed += 1
          onStay(path.basename(name, '.json'))
        }
      }
      return stayed
    }),
  }
}
