import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { FileBody } from '#core/plugin/body-types.ts'

/** Uploaded file. */
export interface ProofFile {
  readonly mime: string
  readonly size: number
}

/** Files of proof documents, which belong to the uploads. */
export interface ProofDocuments {
  /**
   * Keeps a file that the actor has uploaded as a proof, for one claim; `null` when there is no such file, or it is
   * somebody else's or used already.
   */
  attach(actor: Actor, uploadId: string, claimId: string): Effect.Effect<ProofFile | null>
  /** Returns a file; `null` after it was removed. */
  content(uploadId: string): Effect.Effect<FileBody | null>
  /** Gives files up; the uploads delete them. */
  detach(uploadIds: readonly string[]): Effect.Effect<void>
}
export const ProofDocuments = token<ProofDocuments>('claims/ProofDocuments')
