import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { CodeBatch } from './code.ts'

/** Repository of printed codes. Whoever adds a batch has locked the facility. */
export interface Codes {
  /** Adds a batch under the facility's next number, with the authentication codes of its codes; returns the number. */
  addBatch(batch: Omit<CodeBatch, 'number'>, macs: readonly string[]): Effect.Effect<number>
  /** Returns the batches of a facility with how many of their codes were used, the newest first. */
  batchesOf(facilityId: string): Effect.Effect<readonly (CodeBatch & { readonly used: number })[]>
  /** Counts the codes that a facility has issued since a moment. */
  issuedSince(facilityId: string, at: string): Effect.Effect<number>
  /** Uses a code of a facility whose keyed hash (HMAC) is one of these; returns its id, `null` when there is none or it was used. */
  use(facilityId: string, macs: readonly string[], at: string): Effect.Effect<string | null>
  /** Returns the number of the batch of a code. */
  batchNumber(codeId: string): Effect.Effect<number | null>
}
export const Codes = token<Codes>('opinions/Codes')
