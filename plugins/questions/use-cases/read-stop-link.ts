import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import type { QuestionFacilities } from '../domain/question-facilities.port.ts'
import type { StopLink } from '../services/stop-link.ts'

interface Dependencies {
  readonly facilities: QuestionFacilities
  readonly stopLink: StopLink
}

/**
 * Checks the link that ends mails about questions, and returns the page that confirms it. It ends with the address that
 * a register states.
 */
export const makeReadStopLink = ({ facilities, stopLink }: Dependencies) =>
  Effect.fn('questions.read-stop-link')(function* (_: Actor, { token: stopToken }: { readonly token: string }) {
    const facilityId = stopLink.facilityIdOf(stopToken)
    const facility = facilityId === null ? null : yield* facilities.byId(facilityId)
    if (!facility || facility.address === null || !stopLink.matches(stopToken, facility.id, facility.address))
      return yield* new AnswerLinkNotFound()
    return { to: `/odpowiedz/rezygnacja/${stopToken}`, facility: facility.name, stopped: facility.stopped }
  })

export type ReadStopLink = ReturnType<typeof makeReadStopLink>
export const ReadStopLink = token<ReadStopLink>('questions/ReadStopLink')
