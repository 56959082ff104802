import { Effect } from 'effect'
import type { Grants } from '#core/access/grants.port.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { ReportedThings } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'

interface Dependencies {
  readonly facilities: KnownFacilities
  readonly grants: Grants
}

const profilePattern = /^\/placowka\/([^/]+)$/

/** Creates the way from reports to profiles of facilities; the owner answers for them, and support corrects them at its own desk. */
export const makeReportedFacilities = ({ facilities, grants }: Dependencies): ReportedThings => ({
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
})

export const ReportedFacilities = token<ReportedThings>('facility-profile/ReportedFacilities')
