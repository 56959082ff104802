import { Effect } from 'effect'
import { Unavailable } from '#core/ports/unavailable.ts'

/** Returns an error of the file system as a defect: Unavailable when the disk is full. */
export const asDiskDefect = (error: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ? new Unavailable({ detail: 'The disk is full.' }) : error

/** Runs work on the disk; its errors are defects. */
export const onDisk = <A>(work: () => Promise<A>): Effect.Effect<A> =>
  Effect.promise(() =>
    work().catch((error: unknown) => {
      throw asDiskDefect(error)
    }),
  )

/** Returns the result of reading, or the other value where nothing is at the path. */
export const orMissing = <A, B>(work: Promise<A>, missing: B): Promise<A | B> =>
  work.catch((error: NodeJS.ErrnoException) => (['ENOENT', 'ENOTDIR'].includes(error.code ?? '') ? missing : Promise.reject(error)))
