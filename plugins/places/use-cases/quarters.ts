import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { PublicFiles } from '#core/ports/public-files.ts'

/** Takes over the quarters of the base map that the operator gave to a process on another machine. */
export const SynchronizeQuarters = define('places/SynchronizeQuarters', { files: PublicFiles, cache: PageCache }, ({ files, cache }) =>
  Effect.fn('places.synchronize-quarters')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    const changed = yield* files.synchronize('places')
    // Cached pages name the quarters that this process knew before.
    if (changed) cache.invalidate([pageTags.all])
    return { changed }
  }),
)
