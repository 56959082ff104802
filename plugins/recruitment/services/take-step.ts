import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { ApplicationStepIllegal } from '../contract/errors.ts'
import { ApplicationAnswered, ApplicationStatusChanged } from '../contract/events.ts'
import type { ApplicationStatus, Party } from '../contract/statuses.ts'
import { type Application, afterStep, type StepDetails } from '../domain/application.ts'
import { answerOf, mayBecome } from '../domain/application-states.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from './sealed-content.ts'

interface Change extends StepDetails {
  readonly by: Party
  readonly status: ApplicationStatus
  readonly message?: string | undefined
}

/** Takes one step of a locked application: its new status, the history, and the notice to the other side. */
export const TakeStep = define(
  'recruitment/TakeStep',
  {
    applications: Applications,
    history: ApplicationHistory,
    facilities: RecruitingFacilities,
    sealed: SealedContent,
    overview: Overview,
    audit: Audit,
    events: Events,
    clock: Clock,
  },
  ({ applications, history, facilities, sealed, overview, audit, events, clock }) => {
    return Effect.fn('recruitment.take-step')(function* (actor: Actor, before: Application, change: Change) {
      const { by, status, message } = change
      if (!mayBecome(by, before.status, status)) return yield* new ApplicationStepIllegal({ detail: before.status })
      const now = clock.now()
      const after = afterStep(before, status, by, change, now)
      yield* applications.save(after)
      const stepId = newId()
      yield* history.addStep({
        id: stepId,
        application_id: before.id,
        at: now.toISOString(),
        by,
        status,
        waiting_group: after.waiting_group,
        offer_expires_at: after.offer_expires_at,
        message: message === undefined ? null : sealed.sealMessage(stepId, message),
      })
      yield* audit.record({
        actor,
        action: 'recruitment.status-changed',
        subject: before.account_id,
        about: { application: before.id, facility: before.facility_id, from: before.status, to: status, by },
      })
      const { account_id: accountId, facility_id: facilityId } = before
      const facility = (yield* facilities.byIds([facilityId])).get(facilityId)?.name ?? ''
      const about = { applicationId: before.id, facilityId, facility, status }
      const recipientIds = yield* facilities.readersOf(facilityId)
      // That somebody has read an application is in its history; a mail about it would be too much.
      if (by !== 'parent' && status !== 'seen') yield* events.emit(ApplicationStatusChanged.of({ ...about, accountId }))
      if (by === 'parent' || status === 'expired')
        yield* events.emit(ApplicationAnswered.of({ ...about, recipientIds, status: answerOf(before.status, status) }))
      yield* overview.publishCounts([accountId, ...recipientIds])
      return after
    })
  },
)

export type TakeStep = PortOf<typeof TakeStep>
