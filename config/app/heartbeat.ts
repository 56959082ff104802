import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { Effect, Exit } from 'effect'
import { removeProcess, renewProcess } from '#adapters/postgres/processes.ts'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { SharedSockets } from '#adapters/realtime/shared-sockets.ts'
import { newId } from '#core/kernel/ids.ts'
import { bytesOf, type FileStore } from '#core/ports/file-store.ts'
import type { Role } from '#core/ports/processes.ts'

/** Interval between two renewals, milliseconds, and renewals between two looks at the file store. */
const intervalMs = 2000
const renewalsPerLook = 15

/** File that names a store; processes that read different names have different stores. */
const storeName = 'store/name'

interface Dependencies {
  readonly db: Db
  readonly files: FileStore
  readonly sockets: Pick<SharedSockets, 'report' | 'setOthers'>
  readonly build: () => string | null
  readonly indexVersion: () => number
  readonly secret: string
}

/** Returns the name of a file store; `null` while no process has used it. */
export const readStoreName = (files: FileStore): Effect.Effect<string | null> =>
  Effect.flatMap(files.read(storeName), (known) =>
    known ? Effect.promise(async () => Buffer.from(await bytesOf(known.content)).toString()) : Effect.succeed(null),
  )

/** Returns the name of a file store, which the first process gives it. */
const nameStore = (files: FileStore): Effect.Effect<string> =>
  Effect.gen(function* () {
    const known = yield* readStoreName(files)
    if (known !== null) return known
    const name = newId()
    yield* files.put(storeName, Buffer.from(name))
    return name
  })

/** Returns a fingerprint of a secret, from which it cannot be computed. */
const fingerprintOf = (secret: string) => createHash('sha256').update(`kredka process ${secret}`).digest('base64url').slice(0, 12)

/** Keeps the entry of this process in the table of processes, and exchanges the numbers of open websockets. Inactive until `start`. */
export const makeHeartbeat = ({ db, files, sockets, build, indexVersion, secret }: Dependencies) => {
  const id = newId()
  const started_at = new Date()
  let store: string | null = null
  let renewals = 0
  let timer: NodeJS.Timeout | null = null

  const renew = async (roles: readonly Role[]) => {
    if (renewals++ % renewalsPerLook === 0)
      store = await Effect.runPromiseExit(nameStore(files)).then((exit) => (Exit.isSuccess(exit) ? exit.value : store))
    const entry = {
      id,
      host: hostname(),
      pid: process.pid,
      roles,
      build: build(),
      started_at,
      index_version: indexVersion(),
      store,
      secret: fingerprintOf(secret),
      sockets: sockets.report(),
    }
    // While the database is away, the last numbers of the others hold.
    const exit = await Effect.runPromiseExit(renewProcess(db, entry))
    if (Exit.isSuccess(exit)) sockets.setOthers(exit.value)
  }
  return {
    /** Starts; the first entry is written when it resolves. */
    start: async (roles: readonly Role[]): Promise<void> => {
      await renew(roles)
      const renewAgain = async () => {
        await renew(roles)
        if (timer) timer = setTimeout(renewAgain, intervalMs).unref()
      }
      timer = setTimeout(renewAgain, intervalMs).unref()
    },
    stop: async (): Promise<void> => {
      if (!timer) return
      clearTimeout(timer)
      timer = null
      await Effect.runPromiseExit(removeProcess(db, id))
    },
  }
}
