import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Figures of one counter: numbers, and numbers by facility id (decisions §17). */
export type Counts = Readonly<Record<string, number | Readonly<Record<string, number>>>>

/** Reads what waits for an account. */
export type LoadCounts = (accountId: string) => Effect.Effect<Counts>

/** Marks things as seen by an account; ids that are not its own, or of another counter, mean nothing. Gives whether a figure has changed. */
export type MarkSeen = (accountId: string, ids: readonly string[]) => Effect.Effect<boolean>

/** What a plugin counts for the one who has signed in. */
export interface BadgeCounter {
  /** The member of the overview: `opinions`. */
  readonly key: string
  readonly load: Token<LoadCounts>
  readonly markSeen: Token<MarkSeen> | null
}

/** Declares a counter of the overview; `marks` takes what was seen. Whoever changes a figure says so to `Overview.changed`. */
export const badgeCounter = (key: string, reads: Token<LoadCounts>, marks: Token<MarkSeen> | null = null): BadgeCounter => ({
  key,
  load: reads,
  markSeen: marks,
})
