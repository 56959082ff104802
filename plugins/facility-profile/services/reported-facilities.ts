import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThings } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'

const profilePattern = /^\/placowka\/([^/]+)$/

/** Creates the way from reports to profiles of facilities; the owner answers for them, and support corrects them at its own desk. */
export const ReportedFacilities = define(
  'facility-profile/ReportedFacilities',
  { facilities: KnownFacilities, grants: Grants },
  ({ facilities, grants }): ReportedThings => ({
    find: Effect.fn('facility-profile.find-reported')(function* (_, id) {
      const facility = (yield* facilities.find([id])).get(id)
      if (!facility) return null
      const { slug, name, city } = facility
      return {
        id,
        revision: id,
        facilityId: id,
        title: name,
        text: `${name}, ${city}`,
        picture: null,
        authorIds: yield* grants.ownersOf(id),
        isPublic: true,
        path: `/placowka/${slug}`,
      }
    }),
    act: () => Effect.fail(new SubjectChanged()),
    locate: Effect.fn('facility-profile.locate-reported')(function* ({ path }) {
      const slug = profilePattern.exec(path)?.[1]
      return slug === undefined ? null : ((yield* facilities.findBySlug(slug))?.id ?? null)
    }),
  }),
)
