import { Effect, Schema } from 'effect'
import { define } from '#core/kernel/define.ts'
import { LanguageModel, LanguageModelAway, type ModelRequest } from '#core/ports/language-model.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import type { AnswerSentence } from '../contract/answer.ts'
import { asData, maxSent } from '../domain/clean-text.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { isProved } from '../domain/guardrails.ts'
import { daySeconds } from '../domain/quota.ts'
import { makeObjectScanner } from '../domain/scan-objects.ts'

const ModelSentence = Schema.Struct({ text: Schema.String, facts: Schema.Array(Schema.Number) })
const decodeSentence = Schema.decodeUnknownSync(ModelSentence)

/** Most tokens of an answer, and characters that cost about one. */
const maxTokens = 900
const charactersPerToken = 3
const maxSentences = 20

/** Receives each sentence of an answer once it is proved. */
export type OnSentence = (sentence: AnswerSentence) => void

const parsed = (text: string): typeof ModelSentence.Type | null => {
  try {
    return decodeSentence(JSON.parse(text))
  } catch {
    return null
  }
}

/** Returns facts as they are sent: their numbers and texts, cleaned, together no longer than a model gets. */
const asSent = (facts: readonly NumberedFact[]): readonly { readonly n: number; readonly text: string }[] => {
  let left = maxSent
  return facts.flatMap(({ n, text }) => {
    const sent = asData(text, left)
    left -= sent.length
    return sent === '' ? [] : [{ n, text: sent }]
  })
}

/** Asks the language model, if there is one, within the tokens of the day. */
export const AskModel = define('assistant/AskModel', { model: LanguageModel, counters: SharedCounters }, ({ model, counters }) => {
  const count = (tokens: number) =>
    Effect.map(counters.add('assistant.tokens', new Map([['all', tokens]]), daySeconds), ({ counts }) => counts.get('all') ?? 0)

  const ask = Effect.fn('assistant.ask-model')(function* (request: Omit<ModelRequest, 'maxTokens'>, onText: (text: string) => void) {
    if (model.kind === 'none') return yield* new LanguageModelAway({ detail: 'no model is configured' })
    const reserved = maxTokens + Math.ceil((request.instruction.length + JSON.stringify(request.data).length) / charactersPerToken)
    if (model.dailyTokens !== null && (yield* count(reserved)) > model.dailyTokens) {
      yield* count(-reserved)
      return yield* new LanguageModelAway({ detail: 'the tokens of the day are spent' })
    }
    const spent = yield* model.ask({ ...request, maxTokens }, onText)
    if (model.dailyTokens !== null) yield* count(spent - reserved)
  })

  return {
    isThere: model.kind === 'service',

    /** Returns the sentences of an answer that its facts prove, each as soon as it is whole; fails if none remains. */
    sentences: Effect.fn('assistant.model-sentences')(function* (
      instruction: string,
      data: Readonly<Record<string, unknown>>,
      { facts, facility }: { readonly facts: readonly NumberedFact[]; readonly facility: string },
      onSentence: OnSentence,
    ) {
      const scanner = makeObjectScanner()
      const proved: AnswerSentence[] = []
      const sent = asSent(facts)
      const usable = facts.filter(({ n }) => sent.some((one) => one.n === n))
      yield* ask({ instruction, data: { ...data, facts: sent } }, (text) => {
        for (const object of scanner.push(text)) {
          const parsedSentence = parsed(object)
          if (!parsedSentence || proved.length >= maxSentences || !isProved(parsedSentence, usable, facility)) continue
          const cited = [...new Set(parsedSentence.facts)]
          const sentence: AnswerSentence = {
            text: asData(parsedSentence.text),
            citations: cited,
            doubted: usable.some(({ n, doubted }) => doubted && cited.includes(n)),
          }
          proved.push(sentence)
          onSentence(sentence)
        }
      })
      if (proved.length === 0) return yield* new LanguageModelAway({ detail: 'no sentence is proved by its facts' })
      return proved as readonly AnswerSentence[]
    }),

    /** Returns the JSON value of an answer. */
    value: Effect.fn('assistant.model-value')(function* (instruction: string, data: Readonly<Record<string, unknown>>) {
      let all = ''
      yield* ask({ instruction, data }, (text) => {
        all += text
      })
      return yield* Effect.try({
        try: () => JSON.parse(all) as unknown,
        catch: () => new LanguageModelAway({ detail: 'the answer is no JSON' }),
      })
    }),
  }
})
