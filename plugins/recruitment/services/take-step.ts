import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { Clock } from '#core/ports/clock.ts'
import type { ApplicationStatus, Party } from '../contract/statuses.ts'
import { type Application, type StepDetails, takeStep } from '../domain/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { SealedContent } from './sealed-content.ts'

interface Step extends StepDetails {
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
    applyChange: ApplyChange,
    clock: Clock,
  },
  ({ applications, history, facilities, sealed, overview, applyChange, clock }) => {
    return Effect.fn('recruitment.take-step')(function* (actor: Actor, before: Application, change: Step) {
      const { by, status, message } = change
      const { account_id, facility_id } = before
      const now = clock.now()
      const name = (yield* facilities.byIds([facility_id])).get(facility_id)?.name ?? ''
      const readerIds = yield* facilities.readersOf(facility_id)
      const after = yield* applyChange(actor, yield* takeStep(before, change, { name, readerIds }, now), applications.save)
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
      yield* overview.publishCounts([account_id, ...readerIds])
      return after
    })
  },
)

export type TakeStep = PortOf<typeof TakeStep>
