import { Effect } from 'effect'
import { token, type Token } from '#core/kernel/token.ts'

/** One line of a group in the type-ahead. */
export interface Suggestion {
  readonly label: string
  /** Said beside it, if anything. */
  readonly note: string | null
  /** Path without language prefix. */
  readonly href: `/${string}`
}

/** Reads at most `limit` suggestions for a half-typed text of 1 to 100 characters. Asked with every pause in typing, so answered from memory. */
export type Suggester = (text: string, limit: number) => Effect.Effect<readonly Suggestion[]>

/** A group that a plugin adds to the type-ahead, after places and facilities (features.md PL-14). `label` is a message key. */
export interface SuggestionGroup {
  readonly key: string
  readonly label: string
  readonly load: Token<Suggester>
}

/** A group with what was found for it. */
export interface SuggestedGroup extends Pick<SuggestionGroup, 'key' | 'label'> {
  readonly items: readonly Suggestion[]
}

/** The groups of all plugins, in the order of the list of plugins. */
export interface Suggestions {
  /** Groups with at least one suggestion. One that breaks or takes longer than a tenth of a second is left out and told to `onBroken`. */
  for(text: string, limit: number): Effect.Effect<readonly SuggestedGroup[]>
}
export const Suggestions = token<Suggestions>('core/Suggestions')

/** Joins the groups of all plugins. */
export const makeSuggestions = (
  groups: readonly SuggestionGroup[],
  readerOf: (reader: Token<Suggester>) => Suggester,
  onBroken: (group: SuggestionGroup, cause: unknown) => void,
): Suggestions => ({
  for: Effect.fn('suggestions.for')(function* (text, limit) {
    const read = (group: SuggestionGroup) =>
      Effect.suspend(() => readerOf(group.load)(text, limit)).pipe(
        Effect.timeout('100 millis'),
        Effect.map((items) => ({ key: group.key, label: group.label, items: items.slice(0, limit) })),
        Effect.catchCause((cause) => {
          onBroken(group, cause)
          return Effect.succeed({ key: group.key, label: group.label, items: [] })
        }),
      )
    const found = yield* Effect.forEach(groups, read, { concurrency: 'unbounded' })
    return found.filter(({ items }) => items.length > 0)
  }),
})
