import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import { ClaimExists } from '../contract/errors.ts'
import type { Claim, ClaimDocument, DocumentView } from '../domain/claim.ts'
import { openStates } from '../domain/claim-states.ts'
import { type ClaimCodes, type ClaimDocuments, type Claims, claimCodesOf, claimDocumentsOf, claimsOf } from '../domain/claims.port.ts'
import type { ClaimCode } from '../domain/code.ts'

/** Creates in-memory repositories of claims, documents and codes; `ownerOf` says who owns a facility. */
export const makeMemoryClaims = (ownerOf: (facilityId: string) => string | null = () => null) => {
  const claims = makeMemoryStore<Claim, ClaimExists>({
    unique: [{ columns: ['account_id', 'facility_id'], among: ({ state }) => openStates.includes(state), Failure: ClaimExists }],
  })
  const documents = makeMemoryStore<ClaimDocument>()
  const codes = makeMemoryStore<ClaimCode>()
  const views = makeMemoryStore<DocumentView>()
  const repository: Claims = {
    ...claimsOf(claims),
    submittedWithOwner: () =>
      Effect.sync(() =>
        claims
          .all()
          .filter(({ state, facility_id, account_id }) => state === 'submitted' && ![null, account_id].includes(ownerOf(facility_id)))
          .map(({ id }) => id),
      ),
  }
  const files: ClaimDocuments = {
    ...claimDocumentsOf(documents, views),
    decidedBefore: (at, limit) =>
      Effect.sync(() =>
        documents
          .all()
          .filter(({ claim_id, added_at }) => {
            const decided = claims.rows.get(claim_id)?.decided_at ?? null
            return decided !== null && decided < at && added_at < at
          })
          .slice(0, limit),
      ),
  }
  const sent: ClaimCodes = {
    ...claimCodesOf(codes),
    countWrong: (account_id, facility_id, since) =>
      Effect.map(codes.find({ account_id, facility_id, guessed_at: { gte: since } }), (found) =>
        found.reduce((sum, { wrong }) => sum + wrong, 0),
      ),
  }
  return {
    claims: repository,
    documents: files,
    codes: sent,
    rows: claims.rows,
    views: views.all,
    ...joined(claims, documents, codes, views),
  }
}
