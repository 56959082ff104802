import { Effect } from 'effect'
import type { PublicFile, PublicFiles } from '#core/ports/public-files.ts'

/** Creates public files of which the newest is given; nothing can be added. */
export const makePublicFiles = (newest: PublicFile | null = null): PublicFiles => ({
  newest: () => Effect.succeed(newest),
  add: () => Effect.die(new Error('The files are only read')),
  removeOthers: () => Effect.void,
  synchronize: () => Effect.succeed(false),
})
