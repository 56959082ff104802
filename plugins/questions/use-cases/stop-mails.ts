import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { questionsApi } from '../contract/api.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import { MailLinks, QuestionFacilities } from '../domain/mail-links.port.ts'
import { StopLink } from '../services/mail-links.ts'

/**
 * Ends the mails about questions to an address; from then on parents read that the facility gets none. Needs no sign-in
 * and may be repeated.
 */
export const StopMails = handler(
  questionsApi.stopMails,
  { links: MailLinks, facilities: QuestionFacilities, stopLink: StopLink, audit: Audit, events: Events, transaction: Transaction },
  ({ links, facilities, stopLink, audit, events, transaction }) =>
    Effect.fn('questions.stop-mails')(function* (actor, { token: stopToken }) {
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
    }, transaction),
)

/**
 * Checks the link that ends mails about questions, and returns the page that confirms it. It ends with the address that
 * a register states.
 */
export const ReadStopLink = handler(
  questionsApi.readStopLink,
  { facilities: QuestionFacilities, stopLink: StopLink },
  ({ facilities, stopLink }) =>
    Effect.fn('questions.read-stop-link')(function* (_, { token: stopToken }) {
      const facilityId = stopLink.facilityIdOf(stopToken)
      const facility = facilityId === null ? null : yield* facilities.byId(facilityId)
      if (!facility || facility.address === null || !stopLink.matches(stopToken, facility.id, facility.address))
        return yield* new AnswerLinkNotFound()
      return { to: `/odpowiedz/rezygnacja/${stopToken}`, facility: facility.name, stopped: facility.stopped }
    }),
)
