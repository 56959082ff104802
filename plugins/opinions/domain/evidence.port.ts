import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Document that an author has added as evidence; its file belongs to the uploads. */
export interface EvidenceFile {
  readonly id: string
  readonly opinion_id: string
  readonly account_id: string
  readonly upload_id: string
  readonly mime: string
  readonly name: string
  readonly added_at: string
}

/** Repository of evidence. */
export interface EvidenceFiles {
  /** Returns the documents of opinions, the oldest first. */
  of(opinionIds: readonly string[]): Effect.Effect<readonly EvidenceFile[]>
  add(file: EvidenceFile): Effect.Effect<void>
  remove(ids: readonly string[]): Effect.Effect<void>
  /** Returns documents of opinions that were decided before a moment and do not wait. */
  decidedBefore(at: string): Effect.Effect<readonly EvidenceFile[]>
}
export const EvidenceFiles = token<EvidenceFiles>('opinions/EvidenceFiles')
