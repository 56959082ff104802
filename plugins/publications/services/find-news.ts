import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { NewsNotFound } from '../contract/errors.ts'
import type { News } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { mayRead } from '../domain/visibility.ts'
import { NewsRights } from './news-rights.ts'

/** Fails unless the version is that of the post, or none was given. */
export const requireVersion = ({ version, updated_at }: News, given: number | undefined) =>
  given === undefined || given === version
    ? Effect.void
    : Effect.fail(new VersionConflict({ detail: `Changed at ${updated_at}; the newest version is ${version}.` }))

/** Finds posts for a caller: a post that the caller may not read, or of a facility that does not exist, is not found. */
export const FindNews = define(
  'publications/FindNews',
  { repository: NewsRepository, knownFacilities: KnownFacilities, newsRights: NewsRights },
  ({ repository, knownFacilities, newsRights }) => {
    const check = Effect.fn('publications.check')(function* (actor: Actor, news: News | null) {
      if (news === null) return yield* new NewsNotFound()
      const access = yield* newsRights.on(actor, news)
      if (!mayRead(access, news)) return yield* new NewsNotFound()
      if (news.facility_id !== null && !(yield* knownFacilities.exists(news.facility_id))) return yield* new NewsNotFound()
      return { news, access }
    })
    return {
      check,
      toRead: Effect.fn('publications.find-to-read')(function* (actor: Actor, id: string) {
        return yield* check(actor, yield* repository.byId(id))
      }),
      /** Locks a post that the caller may change; returns it with the caller's rights. */
      toChange: Effect.fn('publications.find-to-change')(function* (actor: Actor, id: string) {
        const found = yield* check(actor, yield* repository.lock(id))
        if (!found.access.writes) return yield* new InsufficientPermissions()
        return found
      }),
    }
  },
)
