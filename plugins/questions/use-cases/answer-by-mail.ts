import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AlreadyAnswered, AnswerLinkEnded, AnswerLinkNotFound } from '../contract/errors.ts'
import { messageLimit } from '../contract/limits.ts'
import type { MailAnswer } from '../contract/mail-answer.ts'
import { linkStateOf } from '../domain/mail-link.ts'
import { MailLinks, QuestionFacilities } from '../domain/mail-links.port.ts'
import { messageRefusal } from '../domain/question-states.ts'
import { Questions } from '../domain/questions.port.ts'
import { AddMessage } from '../services/add-message.ts'
import { StopLink } from '../services/mail-links.ts'

/**
 * Answers a question by the link of a mail, once (features QU-06). The same text sent again, by a double click or a
 * replay, succeeds without another message; another text is refused.
 */
export const AnswerByMail = define(
  'questions/AnswerByMail',
  {
    links: MailLinks,
    questions: Questions,
    facilities: QuestionFacilities,
    limits: Limits,
    addMessage: AddMessage,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ links, questions, facilities, limits, addMessage, audit, clock, transaction }) =>
    Effect.fn('questions.answer-by-mail')(function* (actor: Actor, { token: secret, text }: MailAnswer) {
      const link = yield* links.lockByToken(secret)
      if (link === null) return yield* new AnswerLinkNotFound()
      if (link.answered_at !== null) {
        const sent = (yield* questions.messagesOf(link.thread_id)).find(({ id }) => id === link.message_id)
        return sent?.text === cleanText(text) ? { token: secret } : yield* new AlreadyAnswered()
      }
      const known = yield* questions.byId(link.thread_id)
      if (known === null) return yield* new AnswerLinkNotFound()
      yield* limits.spend(known.facility_id, messageLimit)
      const question = yield* questions.lock(link.thread_id)
      if (question === null) return yield* new AnswerLinkNotFound()
      const facility = yield* facilities.byId(question.facility_id)
      const state = linkStateOf(link, question, facility, clock.now())
      if (facility === null || state !== 'open' || messageRefusal(question, clock.now()) !== null)
        return yield* new AnswerLinkEnded({ detail: state })
      const message_id = newId()
      yield* Effect.orDie(addMessage(question, facility, { side: 'facility', staff_id: null, by_mail: true }, text, message_id))
      yield* links.save({ ...link, answered_at: clock.now().toISOString(), message_id })
      yield* audit.record({
        actor,
        action: 'questions.answered-by-mail',
        subject: question.account_id,
        about: { thread: question.id, facility: facility.id, link: link.id },
      })
      return { token: secret }
    }, transaction),
)

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
