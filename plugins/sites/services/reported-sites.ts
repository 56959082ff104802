import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { ReportedThing, ReportedThings, ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { textsOfSection } from '../contract/translation.ts'
import { changeOf } from '../domain/change-of.ts'
import type { Site } from '../domain/site.ts'
import { Sites } from '../domain/sites.port.ts'

/** Characters of the texts of a site that those who decide read. */
const readLength = 20_000

const textsOf = ({ published }: Site): string =>
  (published?.pages ?? [])
    .flatMap(({ title, sections }) => [title, ...sections.flatMap((section) => textsOfSection(section).map(textOf))])
    .join('\n\n')
    .slice(0, readLength)

/**
 * Creates the way from reports to web sites; the owner of the facility answers for them. A version that is published
 * later is another one.
 */
export const ReportedSites = define(
  'sites/ReportedSites',
  { sites: Sites, knownFacilities: KnownFacilities, grants: Grants, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ sites, knownFacilities, grants, applyChange, clock, transaction }): ReportedThings => ({
    find: Effect.fn('sites.find-reported')(function* (actor: Actor, id: string) {
      const site = yield* sites.byId(id)
      const facility = site && (yield* knownFacilities.find([site.facility_id])).get(site.facility_id)
      if (!site || !facility || site.published_at === null) return null
      const isPublic = site.active && site.visible && !site.hidden
      if (!isPublic && actor.kind !== 'platform') return null
      return {
        id,
        revision: site.published_at,
        facilityId: facility.id,
        title: facility.name,
        text: textsOf(site),
        picture: null,
        authorIds: yield* grants.ownersOf(facility.id),
        isPublic,
        path: null,
      } satisfies ReportedThing
    }),
    act: Effect.fn('sites.moderate')(function* (actor: Actor, { id, act, revision }: ThingAct) {
      const site = yield* sites.lock(id)
      if (!site || act === 'remove') return yield* new SubjectChanged()
      if (act === 'hide' && site.published_at !== revision) return yield* new SubjectChanged()
      const hidden = act === 'hide'
      if (site.hidden === hidden) return yield* new SubjectChanged()
      const after: Site = { ...site, hidden, updated_at: clock.now().toISOString(), version: site.version + 1 }
      yield* applyChange(actor, changeOf(site, after, hidden ? 'hidden' : 'shown'), sites.replace).pipe(
        // Cannot happen: neither name nor facility changes.
        Effect.catchTag(['NameTaken', 'WebPageExists'], Effect.die),
      )
    }, transaction),
    locate: () => Effect.succeed(null),
  }),
)
