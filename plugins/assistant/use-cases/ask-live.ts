import { Effect } from 'effect'
import { rateLimitKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { MessageHandler } from '#core/plugin/received-messages.ts'
import { Clock } from '#core/ports/clock.ts'
import { Translator } from '#core/ports/translator.ts'
import type { AskInput } from '../contract/answer.ts'
import { AnswerAssistant } from '../services/answer-assistant.ts'
import { RunningAsks } from '../services/running-asks.ts'

/**
 * Answers a question over a websocket: `accepted`, the proved sentences of a model as `delta`, the whole `result`,
 * `done`. Interrupting it ends the request of the model.
 */
export const AskLive = define(
  'assistant/AskLive',
  { answer: AnswerAssistant, running: RunningAsks, translator: Translator, clock: Clock },
  ({ answer, running, translator, clock }): MessageHandler<AskInput> =>
    (actor, input, reply) =>
      running(
        rateLimitKey(actor),
        Effect.gen(function* () {
          const began = clock.now().getTime()
          const t = translator.for(input.language ?? 'pl')
          const provider = answer.providerOf(input)
          yield* reply({ type: 'accepted', data: { provider, label: t(messageKey('assistant.label', provider)) } })
          const result = yield* answer.ask(actor, input, (sentence) => {
            Effect.runSync(reply({ type: 'delta', data: sentence }))
          })
          yield* reply({ type: 'result', data: result })
          yield* reply({ type: 'done', data: { label: result.label, took_ms: clock.now().getTime() - began } })
        }),
      ),
)
