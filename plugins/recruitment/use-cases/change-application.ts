import { Effect } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import type { AgeGroup, StatusChange } from '../contract/application.ts'
import { ApplicationStepIllegal, OfferExpired } from '../contract/errors.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import { type Application, offerEnd } from '../domain/application.ts'
import { Applications } from '../domain/applications.port.ts'
import { ageGroupOn } from '../domain/child.ts'
import { moveTo } from '../domain/waiting-list.ts'
import { requireAllowed } from '../services/access.ts'
import { FindApplication, ReadApplication } from '../services/read-applications.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { TakeStep } from '../services/take-step.ts'

/** Gives an application another status on behalf of the facility, with a message to the parent. */
export const ChangeStatus = handler(
  recruitmentApi.changeStatus,
  {
    applications: Applications,
    findApplication: FindApplication,
    takeStep: TakeStep,
    readApplication: ReadApplication,
    sealed: SealedContent,
    clock: Clock,
    transaction: Transaction,
  },
  ({ applications, findApplication, takeStep, readApplication, sealed, clock, transaction }) => {
    const groupOf = ({ id, content }: Application): AgeGroup => {
      const { child_birth_date, desired_start } = sealed.open(id, content) ?? {}
      return child_birth_date === undefined || desired_start === undefined ? '3-6' : ageGroupOn(child_birth_date, desired_start)
    }
    const detailsOf = Effect.fn('recruitment.step-details')(function* (
      application: Application,
      { status, group, offer_until }: StatusChange,
    ) {
      if (status === 'offered') {
        const offerExpiresAt = offerEnd(offer_until, clock.now())
        return offerExpiresAt === null
          ? yield* new Validation({ schema: { offer_until: ['recruitment.offer.until.invalid'] } })
          : { offerExpiresAt }
      }
      if (status !== 'waitlisted') return {}
      const list = group ?? groupOf(application)
      // A second place on the same list would be the last one.
      if (application.waiting_group === list) return yield* new ApplicationStepIllegal({ detail: application.status })
      return { waiting: { group: list, rank: yield* applications.nextRank(application.facility_id, list) } }
    })

    return Effect.fn('recruitment.change-status')(function* (actor, input) {
      const application = yield* findApplication.answered(actor, input.id)
      const { version, status, message } = input
      if (version !== undefined && version !== application.version)
        return yield* new VersionConflict({ detail: `Changed at ${application.changed_at}; the newest version is ${application.version}.` })
      const { offer_expires_at: end } = application
      if (status === 'accepted' && end !== null && end <= clock.now().toISOString()) return yield* new OfferExpired()
      const details = yield* detailsOf(application, input)
      return yield* readApplication(actor, yield* takeStep(actor, application, { by: 'facility', status, message, ...details }))
    }, transaction)
  },
)

/** Moves an application on its waiting list; the others keep their order. */
export const MoveOnList = handler(
  recruitmentApi.moveOnList,
  {
    applications: Applications,
    findApplication: FindApplication,
    readApplication: ReadApplication,
    audit: Audit,
    transaction: Transaction,
  },
  ({ applications, findApplication, readApplication, audit, transaction }) =>
    Effect.fn('recruitment.move')(function* (actor, { id, position }) {
      const { application } = yield* findApplication.readable(actor, id)
      const { facility_id, waiting_group, status } = application
      yield* requireAllowed(actor, writeRecruitment, facility_id)
      if (waiting_group === null) return yield* new ApplicationStepIllegal({ detail: status })
      const list = yield* applications.lockWaiting(facility_id, waiting_group)
      // Taken off the list while this waited for it.
      if (!list.some((one) => one.id === id)) return yield* new ApplicationStepIllegal({ detail: status })
      yield* applications.saveRanks(moveTo(list, id, position))
      yield* audit.record({
        actor,
        action: 'recruitment.moved',
        subject: application.account_id,
        about: { application: id, facility: facility_id, group: waiting_group, position },
      })
      return yield* readApplication(actor, yield* applications.byId(id))
    }, transaction),
)
