import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Answer } from '../contract/answer.ts'
import { maxInput } from '../contract/max-input.ts'
import { AnswerAssistant } from '../services/answer-assistant.ts'

interface Input {
  /** The question; empty: none yet. */
  readonly question: string
  /** Facility that it is about; `null`: the text is a search, which another page shows. */
  readonly slug: string | null
  readonly language: Language
}

/** Page of the assistant: the question of its address, with the answer if it is about a facility. */
export interface AssistantPage {
  readonly question: string
  readonly facility: { readonly slug: string; readonly name: string } | null
  readonly answer: Answer | null
  /** There is none, although something was asked. */
  readonly failed: boolean
}

/**
 * Answers the question about a facility in the address of the page, for browsers without JavaScript and for links; what
 * is no question about a facility is searched.
 */
export const ShowAssistant = define('assistant/ShowAssistant', { answer: AnswerAssistant, known: KnownFacilities }, ({ answer, known }) =>
  Effect.fn('assistant.show')(function* (actor: Actor, { question: typed, slug, language }: Input) {
    const question = typed.trim().slice(0, maxInput)
    const facility = slug === null ? null : yield* known.findBySlug(slug)
    if (slug !== null && !facility) return yield* new FacilityNotFound()
    const page = { question, facility: facility && { slug: facility.slug, name: facility.name }, answer: null, failed: false }
    if (question === '' || !facility) return page satisfies AssistantPage
    return yield* answer.ask(actor, { task: 'ask', facility_id: facility.id, input: question, language }).pipe(
      Effect.map((given): AssistantPage => ({ ...page, answer: given })),
      Effect.catchTags({
        AssistantQuotaSpent: () => Effect.succeed<AssistantPage>({ ...page, failed: true }),
        AssistantUnavailable: () => Effect.succeed<AssistantPage>({ ...page, failed: true }),
        MissingJwt: () => Effect.succeed<AssistantPage>({ ...page, failed: true }),
        InsufficientPermissions: () => Effect.succeed<AssistantPage>({ ...page, failed: true }),
      }),
    )
  }),
)
