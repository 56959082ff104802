import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { StopLink } from '../services/stop-link.ts'

/**
 * Checks the link that ends mails about questions, and returns the page that confirms it. It ends with the address that
 * a register states.
 */
export const ReadStopLink = define(
  'questions/ReadStopLink',
  { facilities: QuestionFacilities, stopLink: StopLink },
  ({ facilities, stopLink }) =>
    Effect.fn('questions.read-stop-link')(function* (_: Actor, { token: stopToken }: { readonly token: string }) {
      const facilityId = stopLink.facilityIdOf(stopToken)
      const facility = facilityId === null ? null : yield* facilities.byId(facilityId)
      if (!facility || facility.address === null || !stopLink.matches(stopToken, facility.id, facility.address))
        return yield* new AnswerLinkNotFound()
      return { to: `/odpowiedz/rezygnacja/${stopToken}`, facility: facility.name, stopped: facility.stopped }
    }),
)
