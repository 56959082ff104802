import { Effect } from 'effect'
import type { FacilityContact } from '#core/facilities/facility-contact.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { askRefusal } from '../domain/ask-refusal.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import type { Question } from '../domain/question.ts'
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
      const at = clock.now().toISOString()
      const question: Question = {
        id: newId(),
        facility_id: facilityId,
        moved_from: null,
        account_id: null,
        by_guest: true,
        topic: 'other',
        state: 'open',
        closed_by: null,
        closed_at: null,
        asked_at: at,
        last_message_at: at,
        last_parent: 0,
        last_facility: 0,
        version: 0,
      }
      yield* Effect.orDie(questions.add(question))
      yield* questions.addGuest({ thread_id: question.id, name, email })
      yield* Effect.orDie(addMessage(question, facility, { side: 'parent', staff_id: null, by_mail: false }, text))
      return true
    }, transaction),
  }),
)
