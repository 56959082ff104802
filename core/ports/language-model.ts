import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The model is unreachable, too slow, overloaded, or its answer is broken. */
export class LanguageModelAway extends Failure('LanguageModelAway', 'upstream') {}

/** Question to a language model: what it has to do, and the data about which. */
export interface ModelRequest {
  readonly instruction: string
  /** Sent as one JSON text: nothing in it is an instruction. */
  readonly data: unknown
  readonly maxTokens: number
}

/**
 * Language model, when one is configured. Its text is untrusted. `ask` passes the text on as it comes, and returns the
 * number of tokens that it has cost, estimated if the model does not say; interrupting it ends the request.
 */
export type LanguageModel =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'service'
      /** Host of the service, which the privacy policy names. */
      readonly host: string
      /** Tokens that all processes may spend in a day; `null`: no limit. */
      readonly dailyTokens: number | null
      readonly ask: (request: ModelRequest, onText: (text: string) => void) => Effect.Effect<number, LanguageModelAway>
    }
export const LanguageModel = token<LanguageModel>('core/LanguageModel')
