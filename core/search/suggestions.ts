import { Effect } from 'effect'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { type Token, token } from '#core/kernel/token.ts'

/** Suggestion in a group of the type-ahead. */
export interface Suggestion {
  readonly label: string
  /** Additional text beside the label; `null` for none. */
  readonly note: string | null
  /** Path without language prefix. */
  readonly href: `/${string}`
}

/**
 * Returns at most `limit` suggestions for a partial text of 1 to 100 characters. Called at every pause in typing, so it
 * must answer from memory.
 */
export type Suggester = (text: string, limit: number) => Effect.Effect<readonly Suggestion[]>

/** Group that a plugin adds to the type-ahead, after places and facilities (features PL-14).  */
export interface SuggestionGroup {
  readonly key: string
  readonly label: MessageKey
  readonly load: Token<Suggester>
}

/** Group with the suggestions found. */
export interface SuggestedGroup extends Pick<SuggestionGroup, 'key' | 'label'> {
  readonly items: readonly Suggestion[]
}

/** Suggestion groups of all plugins, in plugin order. */
export interface Suggestions {
  /**
   * Returns the groups with at least one suggestion. A group that fails or takes longer than 100 ms is omitted and
   * reported to `onError`.
   */
  for(text: string, limit: number): Effect.Effect<readonly SuggestedGroup[]>
}
export const Suggestions = token<Suggestions>('core/Suggestions')

/** Combines the suggestion groups of all plugins. */
export const makeSuggestions = (
  groups: readonly SuggestionGroup[],
  resolve: (token: Token<Suggester>) => Suggester,
  onError: (group: SuggestionGroup, cause: unknown) => void,
): Suggestions => ({
  for: Effect.fn('suggestions.for')(function* (text, limit) {
    const read = (group: SuggestionGroup) =>
      Effect.suspend(() => resolve(group.load)(text, limit)).pipe(
        Effect.timeout('100 millis'),
        Effect.map((items) => ({ key: group.key, label: group.label, items: items.slice(0, limit) })),
        Effect.catchCause((cause) => {
          onError(group, cause)
          return Effect.succeed({ key: group.key, label: group.label, items: [] })
        }),
      )
    const found = yield* Effect.forEach(groups, read, { concurrency: 'unbounded' })
    return found.filter(({ items }) => items.length > 0)
  }),
})
