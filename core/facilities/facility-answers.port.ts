import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { QuestionTopic } from '#core/search/reading/meaning.ts'

/** Answer to a question about one facility: sentences of facts with their source and day, and what no source states. */
export interface FacilityAnswer {
  readonly facility: { readonly id: string; readonly slug: string; readonly name: string; readonly city: string }
  /** `source`: `Rejestr żłobków, 17.09.2026`; `doubted`: the source states something unlikely. */
  readonly sentences: readonly { readonly text: string; readonly source: string; readonly doubted: boolean }[]
  /** Sentences about what the facility has not stated. */
  readonly missing: readonly string[]
  /** Path of the page part with the answer, without language prefix: `/placowka/tuptus#oplaty`. */
  readonly href: `/${string}`
}

/** Answers of the plugin that knows them; without one no question is answered. */
export interface FacilityAnswers {
  /** Answers a question about a facility by its topics, from the fields of these topics alone; `null` where there is no such facility. */
  answer(facilityId: string, topics: readonly QuestionTopic[], question: string, language: Language): Effect.Effect<FacilityAnswer | null>
}
export const FacilityAnswers = token<FacilityAnswers>('core/FacilityAnswers')
