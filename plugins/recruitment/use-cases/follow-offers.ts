import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { OfferEnding } from '../contract/events.ts'
import { reminderHours } from '../domain/application.ts'
import { Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { TakeStep } from '../services/take-step.ts'

/**
 * Ends offers whose time is over, reminds parents of those that end within a day, and closes what waits at deleted
 * facilities. Applications at merged facilities go to the surviving ones.
 */
export const FollowOffers = define(
  'recruitment/FollowOffers',
  {
    applications: Applications,
    facilities: RecruitingFacilities,
    takeStep: TakeStep,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ applications, facilities, takeStep, events, clock, transaction }) => {
    const isOver = (end: string | null) => end !== null && end <= clock.now().toISOString()
    const expire = Effect.fn('recruitment.expire-offer')(function* (id: string) {
      const application = yield* applications.lock(id)
      if (application.status === 'offered' && isOver(application.offer_expires_at))
        yield* takeStep(system, application, { by: 'system', status: 'expired' })
    }, transaction)
    const remind = Effect.fn('recruitment.remind-of-offer')(function* (id: string) {
      const application = yield* applications.lock(id)
      const { account_id: accountId, facility_id: facilityId, offer_expires_at: expiresAt, offer_reminded_at } = application
      if (application.status !== 'offered' || expiresAt === null || isOver(expiresAt) || offer_reminded_at !== null) return
      yield* applications.save({ ...application, offer_reminded_at: clock.now().toISOString() })
      const facility = (yield* facilities.byIds([facilityId])).get(facilityId)?.name ?? ''
      yield* events.emit(OfferEnding.of({ applicationId: id, facilityId, facility, accountId, expiresAt }))
    }, transaction)
    const close = Effect.fn('recruitment.close-at-deleted')(function* (id: string) {
      const application = yield* applications.lock(id)
      yield* takeStep(system, application, { by: 'system', status: 'declined' })
    }, transaction)

    return Effect.fn('recruitment.follow-offers')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      const now = clock.now()
      const soon = new Date(now.getTime() + reminderHours * 3_600_000).toISOString()
      yield* applications.followMerges()
      // Decided or erased since they were listed.
      const ignore = Effect.catch(() => Effect.void)
      for (const id of yield* applications.offersEndedBy(now.toISOString())) yield* expire(id).pipe(ignore)
      for (const id of yield* applications.offersToRemind(soon)) yield* remind(id).pipe(ignore)
      for (const id of yield* applications.atDeletedFacilities()) yield* close(id).pipe(ignore)
    })
  },
)
