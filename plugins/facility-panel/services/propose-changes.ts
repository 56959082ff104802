import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Territory } from '#core/places/territory.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { type ShadowValues, shadowReview } from '../contract/shadow.ts'
import { Shadows } from '../domain/panel.port.ts'
import { factsOf, type PanelFacility, shadowValuesOf } from '../domain/panel-facility.ts'
import { mergeChanges, type Shadow } from '../domain/shadow.ts'
import { badgeOf, nextState } from '../domain/shadow-state.ts'

/** Metres that a pin may be outside the boundary of its voivodeship, as in imports (decisions §26). */
const maxMetresOutside = 8000

/**
 * Stores changes that wait for support, merged with those that wait already; inside the caller's transaction, which
 * has locked the facility. Changes that lead back to what parents see withdraw the edit. Returns it.
 */
export const ProposeChanges = define(
  'facility-panel/ProposeChanges',
  { facilities: Facilities, shadows: Shadows, territory: Territory, reviewQueue: ReviewQueue, audit: Audit, clock: Clock },
  ({ facilities, shadows, territory, reviewQueue, audit, clock }) =>
    Effect.fn('facility-panel.propose')(function* (user: User, facility: PanelFacility, later: ShadowValues) {
      const current = shadowValuesOf(factsOf(facility).current)
      const open = yield* shadows.open(facility.id)
      const changes = mergeChanges(open?.changes ?? {}, later, current)
      const { voivodeship = current.voivodeship, longitude = current.longitude, latitude = current.latitude } = changes
      const isMoved = changes.longitude !== undefined || changes.voivodeship !== undefined
      if (
        isMoved &&
        longitude !== null &&
        latitude !== null &&
        territory.metresOutside(voivodeship, longitude, latitude) > maxMetresOutside
      )
        return yield* new Validation({ schema: { latitude: ['LOCATION_OUTSIDE_VOIVODESHIP'] } })

      const now = clock.now().toISOString()
      const isEmpty = Object.keys(changes).length === 0
      if (!open && isEmpty) return null
      const fresh = { id: newId(), facility_id: facility.id, created_at: now, reason: null, note: null, decided_at: null } as const
      const shadow: Shadow = {
        ...(open ?? { ...fresh, decided_by_account_id: null }),
        changes,
        account_id: user.id,
        state: (open ? nextState(open.state, isEmpty ? 'delete' : 'edit') : null) ?? 'pending',
        changed_at: now,
      }
      yield* shadows.save(shadow)
      yield* facilities.setShadowStatus(facility.id, badgeOf(shadow.state))
      if (shadow.state === 'deleted') yield* reviewQueue.withdraw(shadowReview, shadow.id)
      else
        yield* reviewQueue.submit({
          kind: shadowReview,
          subjectId: shadow.id,
          facilityId: facility.id,
          authorId: user.id,
          title: facility.name,
          text: Object.values(changes)
            .filter((value) => typeof value === 'string')
            .join(' '),
        })
      yield* audit.record({
        actor: user,
        action: 'facility-panel.changes-proposed',
        subject: null,
        about: { facility: facility.id, shadow: shadow.id, fields: Object.keys(changes) },
      })
      return shadow
    }),
)
