import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Link of the audit log's hash chain; hashes are hexadecimal, the `previous` of the first link is empty. */
export interface AuditLink {
  readonly number: number
  /** Hash of the previous link, as stored in this one. */
  readonly previous: string
  readonly hash: string
  /** Hash computed from the current content of the entry and `previous`. */
  readonly expectedHash: string
}

/** Last link according to the stored chain head: number 0 and an empty hash while the log is empty. */
export interface AuditHead {
  readonly number: number
  readonly hash: string
  /** Number of entries outside the chain: without a number, or with a number beyond the head. */
  readonly unchained: number
}

/** Read access to the audit log's hash chain. */
export interface AuditTrail {
  head(): Effect.Effect<AuditHead>
  /** Returns at most `limit` links after a number, in order. */
  after(number: number, limit: number): Effect.Effect<readonly AuditLink[]>
}
export const AuditTrail = token<AuditTrail>('core/AuditTrail')
