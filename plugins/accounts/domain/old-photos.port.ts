import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Photo of an account that an earlier version has stored in the database. */
export interface OldPhoto {
  readonly accountId: string
  readonly name: string
  readonly webp: Uint8Array
}

/** Photos that are not uploads yet. */
export interface OldPhotos {
  byName(name: string): Effect.Effect<OldPhoto | null>
  /** Locks one of them, with its account, until the transaction ends; `null` when all have been moved. */
  lockNext(): Effect.Effect<OldPhoto | null>
  remove(accountId: string): Effect.Effect<void>
}
export const OldPhotos = token<OldPhotos>('accounts/OldPhotos')
