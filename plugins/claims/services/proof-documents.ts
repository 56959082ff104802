import { Effect } from 'effect'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'

/** Creates the files of proof documents of an installation without uploads: there are none. */
export const makeProofDocuments = (): ProofDocuments => ({
  attach: () => Effect.succeed(null),
  detach: () => Effect.void,
})
