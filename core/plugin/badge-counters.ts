import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'

/** Values of one badge counter: numbers, and numbers by facility id (decisions §17). */
export type Counts = Readonly<Record<string, number | Readonly<Record<string, number>>>>

/** Reads the values of an account. */
export type LoadCounts = (accountId: string) => Effect.Effect<Counts>

/** Marks items as seen by an account and returns whether a value has changed; ids of other accounts and counters are ignored. */
export type MarkSeen = (accountId: string, ids: readonly string[]) => Effect.Effect<boolean>

/** Counter of new items that a plugin shows to signed-in users. */
export interface BadgeCounter {
  /** Member of the overview: `opinions`. */
  readonly key: string
  readonly load: Token<LoadCounts>
  readonly markSeen: Token<MarkSeen> | null
}

/** Declares a badge counter. Code that changes a value calls `Overview.changed`. */
export const badgeCounter = (key: string, load: Token<LoadCounts>, markSeen: Token<MarkSeen> | null = null): BadgeCounter => ({
  key,
  load: load,
  markSeen: markSeen,
})
