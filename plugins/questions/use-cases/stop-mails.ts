import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import type { StopForm } from '../contract/mail-answer.ts'
import type { MailLinks } from '../domain/mail-links.port.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
import type { StopLink } from '../services/stop-link.ts'

interface Dependencies {
  readonly links: MailLinks
  readonly facilities: QuestionFacilities
  readonly stopLink: StopLink
  readonly audit: Audit
  readonly events: Events
  readonly transaction: Transaction
}

/**
 * Ends the mails about questions to an address; from then on parents read that the facility gets none. Needs no sign-in
 * and may be repeated.
 */
export const makeStopMails = ({ links, facilities, stopLink, audit, events, transaction }: Dependencies) =>
  Effect.fn('questions.stop-mails')(function* (actor: Actor, { token: stopToken }: StopForm) {
    const facilityId = stopLink.facilityIdOf(stopToken)
    const facility = facilityId === null ? null : yield* facilities.byId(facilityId)
    if (!facility || facility.address === null || !stopLink.matches(stopToken, facility.id, facility.address))
      return yield* new AnswerLinkNotFound()
    const address = yield* links.lockAddress(facility.address)
    if (!address.stopped) {
      yield* links.saveAddress({ ...address, stopped: true })
      yield* audit.record({ actor, action: 'questions.mails-stopped', subject: null, about: { facility: facility.id } })
      yield* events.emit(FacilityQuestionsChanged.of({ facilityId: facility.id }))
    }
    return { stopped: true }
  }, transaction)

export type StopMails = ReturnType<typeof makeStopMails>
export const StopMails = token<StopMails>('questions/StopMails')
