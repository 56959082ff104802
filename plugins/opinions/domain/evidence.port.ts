import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'

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

/** Creates the plain part of the repository of evidence. */
export const evidenceOf = (files: TableStore<EvidenceFile>) => ({
  add: files.add,
  /** Returns the documents of opinions, the oldest first. */
  of: (opinionIds: readonly string[]) => files.find({ opinion_id: { in: opinionIds } }, { orderBy: { added_at: 'asc', id: 'asc' } }),
  remove: (ids: readonly string[]) => Effect.asVoid(files.remove({ id: { in: ids } })),
})

/** Repository of evidence. */
export interface EvidenceFiles extends ReturnType<typeof evidenceOf> {
  /** Returns documents of opinions that were decided before a moment and do not wait. */
  decidedBefore(at: string): Effect.Effect<readonly EvidenceFile[]>
}
export const EvidenceFiles = token<EvidenceFiles>('opinions/EvidenceFiles')
