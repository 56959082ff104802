import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { cleanText } from '#core/kernel/message-text.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { FacilitySettings } from '#plugins/facility-panel/contract/queries.ts'
import { QuestionMessageSent } from '../contract/events.ts'
import type { QuestionFacility } from '../domain/mail-links.port.ts'
import { hasNew, lastNumber, type Message, otherSide, type Question } from '../domain/question.ts'
import { withMessage } from '../domain/question-states.ts'
import { Questions } from '../domain/questions.port.ts'
import { OfferLink } from './mail-links.ts'
import { PublishUpdate } from './thread.ts'

/** Author of a message: the parent, a member of staff, or a facility without an account by mail. */
type Author = Pick<Message, 'side' | 'staff_id' | 'by_mail'>

/**
 * Adds a message to a thread that the transaction has locked or created, and takes it to the other side: by its open
 * pages, notifications, or a mail.
 */
export const AddMessage = define(
  'questions/AddMessage',
  {
    questions: Questions,
    settings: FacilitySettings,
    offerLink: OfferLink,
    publishUpdate: PublishUpdate,
    mailQueue: MailQueue,
    events: Events,
    clock: Clock,
  },
  ({ questions, settings, offerLink, publishUpdate, mailQueue, events, clock }) =>
    Effect.fn('questions.add-message')(function* (
      before: Question,
      facility: QuestionFacility,
      author: Author,
      text: string,
      id = newId(),
    ) {
      const { side } = author
      const question = withMessage(before, side, clock.now())
      const number = lastNumber(question)
      yield* questions.save(question)
      const account_id = side === 'parent' ? question.account_id : null
      const about = { thread_id: question.id, number, account_id, text: cleanText(text), sent_at: question.last_message_at }
      yield* questions.addMessage({ id, ...author, ...about })
      const sender = side === 'parent' ? question.account_id : author.staff_id
      if (sender !== null) yield* questions.markSeen(sender, question.id, number)

      const receivers = side === 'parent' ? facility.staff : question.account_id === null ? [] : [question.account_id]
      const seen = yield* questions.seenOf(question.id)
      const to = receivers.filter((account) => !hasNew(before, otherSide(side), seen.get(account) ?? 0))
      const mailed = side === 'facility' || (yield* settings.of(facility.id)).notify_questions
      const { id: facilityId, name } = facility
      const { id: threadId, topic } = question
      if (to.length > 0) yield* events.emit(QuestionMessageSent.of({ threadId, facilityId, facility: name, topic, by: side, to, mailed }))
      if (side === 'parent' && facility.staff.length === 0) yield* offerLink(question, facility)
      const guest = side === 'facility' && question.by_guest ? (yield* questions.guestsOf([question.id])).get(question.id) : undefined
      if (guest)
        yield* mailQueue.enqueue({
          to: guest.email,
          language: 'pl',
          template: 'questions.mail.guest',
          values: { name: guest.name, facility: name, text: about.text },
          key: `questions.guest:${id}`,
        })
      yield* publishUpdate(question, facility.staff)
      return question
    }),
)
