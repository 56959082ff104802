import { Effect } from 'effect'
import type { FacilityContact } from '#core/facilities/facility-contact.port.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { askRefusal } from '../domain/ask-refusal.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import { newQuestion } from '../domain/question.ts'
import { Questions } from '../domain/questions.port.ts'
import { AddMessage } from './add-message.ts'

/** Puts what visitors of web sites write into the inbox of the facility; each message is a thread, and its answer goes by mail. */
export const GuestContact = define(
  'questions/GuestContact',
  { questions: Questions, facilities: QuestionFacilities, addMessage: AddMessage, clock: Clock, transaction: Transaction },
  ({ questions, facilities, addMessage, clock, transaction }): FacilityContact => ({
    send: Effect.fn('questions.send-as-guest')(function* ({ facilityId, name, email, text }) {
      const facility = yield* facilities.byId(facilityId)
      if (!facility?.exists || facility.staff.length === 0 || askRefusal(facility, false) !== null) return false
      const question = newQuestion({ facility_id: facilityId, account_id: null, by_guest: true, topic: 'site' }, clock.now())
      yield* Effect.orDie(questions.add(question))
      yield* questions.addGuest({ thread_id: question.id, name, email })
      yield* Effect.orDie(addMessage(question, facility, { side: 'parent', staff_id: null, by_mail: false }, text))
      return true
    }, transaction),
  }),
)
