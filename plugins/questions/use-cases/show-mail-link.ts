import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { AnswerLinkNotFound } from '../contract/errors.ts'
import { linkStateOf } from '../domain/mail-link.ts'
import { MailLinks } from '../domain/mail-links.port.ts'
import { QuestionFacilities } from '../domain/question-facilities.port.ts'
import { Questions } from '../domain/questions.port.ts'
import { StopLink } from '../services/stop-link.ts'

/**
 * Returns the conversation behind the link of a mail, without anything about the parent; opening the link changes
 * nothing, since mail programs prefetch links.
 */
export const ShowMailLink = define(
  'questions/ShowMailLink',
  { links: MailLinks, questions: Questions, facilities: QuestionFacilities, stopLink: StopLink, clock: Clock },
  ({ links, questions, facilities, stopLink, clock }) =>
    Effect.fn('questions.show-mail-link')(function* (_: Actor, { token: secret }: { readonly token: string }) {
      const link = yield* links.byToken(secret)
      const question = link && (yield* questions.byId(link.thread_id))
      if (!link || !question) return yield* new AnswerLinkNotFound()
      const facility = yield* facilities.byId(question.facility_id)
      const state = linkStateOf(link, question, facility, clock.now())
      const messages = state === 'open' || state === 'answered' ? yield* questions.messagesOf(question.id) : []
      return {
        state,
        facility: { id: question.facility_id, name: facility?.name ?? '', city: facility?.city ?? '' },
        topic: question.topic,
        messages: messages.map(({ id, side, text, sent_at }) => ({ id, side, text, sent_at, by_this_link: id === link.message_id })),
        stop: state === 'open' || state === 'answered' ? stopLink.tokenOf(question.facility_id, link.address) : null,
      }
    }),
)
