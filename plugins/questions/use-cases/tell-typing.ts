import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { MessageHandler } from '#core/plugin/received-messages.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import type { TypingInQuestion } from '../contract/question.ts'
import { QuestionFacilities } from '../domain/mail-links.port.ts'
import type { Question } from '../domain/question.ts'
import { messageRefusal } from '../domain/question-states.ts'
import { FindThread } from '../services/thread.ts'

/** Shows the other side of a thread that the user is writing there, and leaves no trace of it. */
export const TellTyping = define(
  'questions/TellTyping',
  { findThread: FindThread, facilities: QuestionFacilities, realtime: Realtime, clock: Clock },
  ({ findThread, facilities, realtime, clock }): MessageHandler<typeof TypingInQuestion.Type> => {
    const staffOf = ({ facility_id }: Question) => Effect.map(facilities.byId(facility_id), (facility) => facility?.staff ?? [])
    return Effect.fn('questions.tell-typing')(function* (actor: Actor, { id }) {
      const { side, user, question } = yield* findThread(actor, id)
      if (messageRefusal(question, clock.now())) return
      const parents = question.account_id === null ? [] : [question.account_id]
      const others = side === 'parent' ? yield* staffOf(question) : parents
      for (const to of others)
        if (to !== user.id) yield* realtime.signal({ channel: 'main', to, type: 'question.typing', data: { id: question.id } })
    })
  },
)
