import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Draft of a form of an account; its content is encrypted. Times are ISO 8601 UTC. */
export interface Draft {
  readonly id: string
  readonly account_id: string
  readonly key: string
  readonly content: string
  readonly version: number
  readonly saved_at: string
}

/** Repository of drafts. */
export interface Drafts {
  of(accountId: string, key: string): Effect.Effect<Draft | null>
  /** Returns the drafts of an account, the last saved first. */
  all(accountId: string): Effect.Effect<readonly Draft[]>
  /** Adds a draft; returns false when the account has one of this form. */
  add(draft: Draft): Effect.Effect<boolean>
  /** Replaces a draft of this version; returns false when it is not stored any more. */
  replace(draft: Omit<Draft, 'id'>, version: number): Effect.Effect<boolean>
  remove(accountId: string, key: string): Effect.Effect<void>
  /** Removes the oldest drafts of an account beyond a number, one transaction at a time; returns whether there were any. */
  keepNewest(accountId: string, count: number): Effect.Effect<boolean>
  /** Returns drafts that another key has encrypted, after an id. */
  withOldKey(currentPrefix: string, after: string, limit: number): Effect.Effect<readonly Draft[]>
  /** Replaces an encrypted content unless it has changed meanwhile. */
  reseal(draft: Pick<Draft, 'id' | 'content'>, previous: string): Effect.Effect<void>
}
export const Drafts = token<Drafts>('drafts/Drafts')
