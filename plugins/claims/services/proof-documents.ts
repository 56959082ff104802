import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { ProofDocuments } from '../domain/claims.port.ts'

/** Keeps proof documents among the uploads: private files, which disappear at once when they are given up. */
export const makeProofDocuments = provide(
  ProofDocuments,
  { uploads: Uploads },
  ({ uploads }): ProofDocuments => ({
    attach: (actor, uploadId, claimId) =>
      uploads.attach(actor, [uploadId], { purpose: 'proof', facilityId: null, subject: `claims.claim:${claimId}` }).pipe(
        Effect.map(([file]) => file ?? null),
        Effect.catchTag('UploadNotFound', () => Effect.succeed(null)),
      ),
    detach: (uploadIds) => uploads.remove(uploadIds),
    content: (uploadId) => uploads.content(uploadId).pipe(Effect.catchTag('UploadNotFound', () => Effect.succeed(null))),
  }),
)
