import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Answer, AskInput, Provider } from '../contract/answer.ts'
import { AssistantUnavailable } from '../contract/errors.ts'
import { AnswerByModel } from './answer-by-model.ts'
import { AnswerByRules } from './answer-by-rules.ts'
import type { AnswerParts } from './answer-parts.ts'
import { AskModel, type OnSentence } from './ask-model.ts'
import { ReadFacts } from './read-facts.ts'
import { type QuotaLeft, SpendQuestions } from './spend-questions.ts'

/** Tasks for those who may change the facility, and those that only a model can do. */
const drafts: readonly string[] = ['describe', 'translate', 'reply']
const onlyByModel: readonly string[] = ['translate', 'reply']

/**
 * Answers a question by the model, if there is one, and by rules where it does not answer or its day is spent. A question
 * to the model is counted before, and given back if it fails. `onSentence` receives the sentences of a model as they are
 * proved.
 */
export const AnswerAssistant = define(
  'assistant/AnswerAssistant',
  { byModel: AnswerByModel, byRules: AnswerByRules, modelAsks: AskModel, facts: ReadFacts, spend: SpendQuestions, translator: Translator },
  ({ byModel, byRules, modelAsks, facts, spend, translator }) => {
    const mayUseModel = ({ provider }: AskInput): boolean => modelAsks.isThere && provider !== 'rules'

    const ask = Effect.fn('assistant.answer')(function* (actor: Actor, input: AskInput, onSentence: OnSentence = () => {}) {
      const { task, facility_id, language = 'pl' } = input
      const isDraft = drafts.includes(task)
      if (isDraft) yield* requirePermission(actor, writeFacilityData, facility_id ?? '')
      const facility = task === 'search' ? null : yield* facts(facility_id, language)
      const facilityId = isDraft ? (facility_id ?? null) : null

      const finished =
        (provider: Provider, quota: QuotaLeft | null) =>
        (parts: AnswerParts): Answer => ({
          task,
          provider,
          label: translator.for(language)(messageKey('assistant.label', provider)),
          ...parts,
          quota,
        })
      const rules = byRules(input, facility, language).pipe(Effect.map(finished('rules', null)))
      const model = spend({ actor, facilityId }, (quota) =>
        byModel(input, facility, language, onSentence).pipe(Effect.map(finished('model', quota))),
      )
      if (onlyByModel.includes(task))
        return yield* model.pipe(Effect.catchTag('LanguageModelAway', () => Effect.fail(new AssistantUnavailable())))
      if (!mayUseModel(input)) return yield* rules
      return yield* model.pipe(Effect.catchTags({ LanguageModelAway: () => rules, AssistantQuotaSpent: () => rules }))
    })

    return {
      ask,
      /** Returns who will answer, unless the model fails. */
      providerOf: (input: AskInput): Provider => (mayUseModel(input) ? 'model' : 'rules'),
    }
  },
)
export type AnswerAssistant = PortOf<typeof AnswerAssistant>
