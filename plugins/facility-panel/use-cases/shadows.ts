import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission, requirePermission, requireUser } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { ShadowAlreadyDecided, ShadowFacilityNotFound } from '../contract/errors.ts'
import { writeData } from '../contract/permissions.ts'
import { type ShadowReason, shadowReview } from '../contract/shadow.ts'
import { PanelFacilities, Shadows } from '../domain/panel.port.ts'
import { factsOf } from '../domain/panel-facility.ts'
import { sections } from '../domain/sections/sections.ts'
import { badgeOf, requireTransition } from '../domain/shadow-state.ts'
import { DescribeDecision, describeShadow } from '../services/describe-shadow.ts'
import { ProposeChanges } from '../services/propose-changes.ts'
import { FindFacility } from '../services/read-facility.ts'

/** Lists changes that wait or were decided: of one facility for those who may change it, of all for support. */
export const ListShadows = handler(
  facilityPanelApi.listShadows,
  { shadows: Shadows, panelFacilities: PanelFacilities },
  ({ shadows, panelFacilities }) =>
    Effect.fn('facility-panel.list-shadows')(function* (user, { facility_id, ...requested }) {
      const { type } = user
      if (facility_id !== undefined) yield* requirePermission(user, writeData, facility_id)
      else if (type !== 'support') return yield* new InsufficientPermissions()
      const paging = pagingOf(requested)
      const { total, items } = yield* shadows.list(facility_id ?? null, paging)
      const described = yield* Effect.forEach(items, (shadow) =>
        panelFacilities.byId(shadow.facility_id).pipe(Effect.map((facility) => (facility ? [describeShadow(shadow, facility)] : []))),
      )
      return pageOf(described.flat(), { total, ...paging })
    }),
)

/** Proposes changes of name, kind or address. */
export const ProposeShadow = handler(
  facilityPanelApi.proposeShadow,
  { findFacility: FindFacility, facilities: Facilities, proposeChanges: ProposeChanges, transaction: Transaction },
  ({ findFacility, facilities, proposeChanges, transaction }) =>
    Effect.fn('facility-panel.propose-shadow')(function* (actor, { facility_id, shadow: changes }) {
      const user = yield* requireUser(actor)
      yield* facilities.lock([facility_id])
      const facility = yield* findFacility(actor, facility_id, writeData)
      const schema = sections.address.check(changes, factsOf(facility).current)
      if (Object.keys(schema).length > 0) return yield* new Validation({ schema })
      const shadow = yield* proposeChanges(user, facility, changes)
      // Without a change there is nothing that could wait.
      if (shadow === null) return yield* new Validation({ schema: { shadow: ['FIELD_EMPTY'] } })
      return describeShadow(shadow, facility)
    }, transaction),
)

const dependencies = {
  shadows: Shadows,
  panelFacilities: PanelFacilities,
  decideSubject: DecideSubject,
  describeDecision: DescribeDecision,
}

interface Answer {
  readonly id: string
  readonly reason?: ShadowReason
  readonly note?: string | undefined
}

const makeAnswer = (outcome: 'accept' | 'reject', resolved: Resolved<typeof dependencies>) => {
  const { shadows, panelFacilities, decideSubject, describeDecision } = resolved
  return Effect.fn(`facility-panel.${outcome}-shadow`)(function* (actor: Actor, { id, reason, note }: Answer) {
    const known = yield* shadows.byId(id)
    if (!known) return yield* new ShadowFacilityNotFound()
    yield* requireTransition(known.state, outcome, yield* describeDecision(known))
    yield* decideSubject(actor, { kind: shadowReview, subjectId: id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new ShadowAlreadyDecided(),
        // By another member of support, since the state was read.
        ReviewDecided: () => new ShadowAlreadyDecided(),
        SubjectChanged: ({ detail }) => new ShadowAlreadyDecided({ detail }),
        // Shadow edits are not appealed.
        DeciderExcluded: Effect.die,
      }),
    )
    const decided = yield* shadows.byId(id)
    const facility = decided && (yield* panelFacilities.byId(decided.facility_id))
    return decided && facility ? describeShadow(decided, facility) : yield* new ShadowFacilityNotFound()
  })
}

/** Accepts changes that wait, through the review queue. */
export const AcceptShadow = handler(facilityPanelApi.acceptShadow, dependencies, (resolved) => makeAnswer('accept', resolved))

/** Rejects changes that wait, with a reason, through the review queue. */
export const RejectShadow = handler(facilityPanelApi.rejectShadow, dependencies, (resolved) => makeAnswer('reject', resolved))

/** Withdraws changes that wait; those of a facility that the user may not change are not found. */
export const DeleteShadow = handler(
  facilityPanelApi.deleteShadow,
  {
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    facilities: Facilities,
    describeDecision: DescribeDecision,
    reviewQueue: ReviewQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ shadows, panelFacilities, facilities, describeDecision, reviewQueue, audit, clock, transaction }) =>
    Effect.fn('facility-panel.delete-shadow')(function* (user, { id }) {
      const known = yield* shadows.byId(id)
      if (!known || !hasPermission(user, writeData, known.facility_id)) return yield* new ShadowFacilityNotFound()
      // The review first, as the desk does, so that no two wait for each other.
      yield* reviewQueue.withdraw(shadowReview, id)
      yield* facilities.lock([known.facility_id])
      const shadow = yield* shadows.locked(id)
      const facility = yield* panelFacilities.byId(known.facility_id)
      if (!shadow || !facility) return yield* new ShadowFacilityNotFound()
      const state = yield* requireTransition(shadow.state, 'delete', yield* describeDecision(shadow))
      const withdrawn = { ...shadow, state, changed_at: clock.now().toISOString() }
      yield* shadows.save(withdrawn)
      yield* facilities.setShadowStatus(facility.id, badgeOf(state))
      yield* audit.record({
        actor: user,
        action: 'facility-panel.changes-withdrawn',
        subject: null,
        about: { facility: facility.id, shadow: id },
      })
      return describeShadow(withdrawn, facility)
    }, transaction),
)
