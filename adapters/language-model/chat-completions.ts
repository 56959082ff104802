import { Effect, Schema } from 'effect'
import { type LanguageModel, LanguageModelAway, type ModelRequest } from '#core/ports/language-model.ts'
import { readEvents } from './server-sent-events.ts'

interface ChatOptions {
  /** Base of an OpenAI-compatible service, without a trailing slash: `https://models.example/v1`. */
  readonly url: string
  readonly key: string | null
  readonly model: string
  /** Milliseconds for a whole answer. */
  readonly timeoutMs: number
  readonly dailyTokens: number | null
  readonly now?: () => number
}

/** Event of a streamed answer, as far as it is used. */
const Chunk = Schema.Struct({
  choices: Schema.optional(
    Schema.Array(
      Schema.Struct({
        delta: Schema.optional(Schema.Struct({ content: Schema.optional(Schema.NullOr(Schema.String)) })),
        finish_reason: Schema.optional(Schema.NullOr(Schema.String)),
      }),
    ),
  ),
  usage: Schema.optional(Schema.NullOr(Schema.Struct({ total_tokens: Schema.Number }))),
})

/** Longest answer that is read, characters. */
const maxAnswer = 20_000
/** After so many failures in a row the service is left alone for so many milliseconds. */
const circuit = { failures: 5, restMs: 60_000 }
const charactersPerToken = 3

/** Language model behind an OpenAI-compatible service, by streamed chat completions. */
export const makeChatCompletions = ({
  url,
  key,
  model,
  timeoutMs,
  dailyTokens,
  now = () => Date.now(),
}: ChatOptions): Extract<LanguageModel, { readonly kind: 'service' }> => {
  let failures = 0
  let restsUntil = 0

  const stream = async ({ instruction, data, maxTokens }: ModelRequest, onText: (text: string) => void, signal: AbortSignal) => {
    const sent = JSON.stringify(data)
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0,
        max_tokens: maxTokens,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: sent },
        ],
      }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
    let text = ''
    let tokens: number | null = null
    let isWhole = false
    for await (const event of readEvents(response.body)) {
      if (event === '[DONE]') {
        isWhole = true
        break
      }
      const { choices = [], usage } = Schema.decodeUnknownSync(Chunk)(JSON.parse(event))
      const piece = choices[0]?.delta?.content ?? ''
      text += piece
      if (text.length > maxAnswer) throw new Error('the answer is too long')
      if (piece !== '') onText(piece)
      tokens = usage?.total_tokens ?? tokens
      isWhole ||= choices[0]?.finish_reason === 'stop'
    }
    if (!isWhole) throw new Error('the answer broke off')
    return tokens ?? Math.ceil((instruction.length + sent.length + text.length) / charactersPerToken)
  }

  return {
    kind: 'service',
    host: new URL(url).host,
    dailyTokens,
    ask: (request, onText) =>
      Effect.suspend(() => {
        if (now() < restsUntil) return Effect.fail(new LanguageModelAway({ detail: 'the service rests after failures' }))
        return Effect.tryPromise({
          try: (signal) => stream(request, onText, signal),
          catch: (error) => new LanguageModelAway({ detail: String(error) }),
        }).pipe(
          Effect.tap(() =>
            Effect.sync(() => {
              failures = 0
            }),
          ),
          Effect.tapError(() =>
            Effect.sync(() => {
              failures++
              if (failures < circuit.failures) return
              failures = 0
              restsUntil = now() + circuit.restMs
            }),
          ),
        )
      }),
  }
}
