import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** A link of the chain of the audit log; hashes as hexadecimal text, the first link's `previous` is empty. */
export interface AuditLink {
  readonly number: number
  /** The hash of the link before, as it stands here. */
  readonly previous: string
  readonly hash: string
  /** What the hash must be, by what the entry says now and by `previous`. */
  readonly due: string
}

/** The last link as the head of the chain names it: number 0 and no hash while the log is empty. */
export interface AuditHead {
  readonly number: number
  readonly hash: string
  /** Entries that never came into the chain: without a number, or with one that the chain has not reached. */
  readonly astray: number
}

/** Reads the chain of the audit log from its beginning. */
export interface AuditTrail {
  head(): Effect.Effect<AuditHead>
  /** So many links at most, in their order, after a number. */
  after(number: number, limit: number): Effect.Effect<readonly AuditLink[]>
}
export const AuditTrail = token<AuditTrail>('core/AuditTrail')
