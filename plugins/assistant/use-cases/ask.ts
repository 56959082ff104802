import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { assistantApi } from '../contract/api.ts'
import { AnswerAssistant } from '../services/answer-assistant.ts'

/** Answers a question as a whole. */
export const AskAssistant = handler(assistantApi.askAssistant, { answer: AnswerAssistant }, ({ answer }) =>
  Effect.fn('assistant.ask')(function* (actor, input) {
    return yield* answer.ask(actor, input)
  }),
)
