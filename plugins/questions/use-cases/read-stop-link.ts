import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { questionsApi } from '../contract/api.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { StopLink } from '../services/stop-link.ts'

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
