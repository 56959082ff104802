import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { ClaimExists, ClaimNotFound } from '../contract/errors.ts'
import type { Claim, ClaimDocument, DocumentView } from '../domain/claim.ts'
import { openStates } from '../domain/claim-states.ts'
import type { ClaimCodes, ClaimDocuments, Claims } from '../domain/claims.port.ts'
import type { ClaimCode } from '../domain/code.ts'

/** Creates in-memory repositories of claims, documents and codes; `ownerOf` says who owns a facility. */
export const makeMemoryClaims = (ownerOf: (facilityId: string) => string | null = () => null) => {
  const claims = makeTable<Claim>()
  const documents = makeTable<ClaimDocument>()
  const codes = makeTable<ClaimCode>()
  const views: DocumentView[] = []
  const find = (id: string) => {
    const claim = claims.rows.get(id)
    return claim ? Effect.succeed(claim) : Effect.fail(new ClaimNotFound())
  }
  const isOpen = ({ state }: Claim) => openStates.includes(state)
  const idsWhere = (test: (claim: Claim) => boolean) =>
    Effect.sync(() =>
      claims
        .all()
        .filter(test)
        .map(({ id }) => id),
    )
  const store = (claim: Claim) => {
    const taken =
      isOpen(claim) &&
      claim.account_id !== null &&
      claims
        .all()
        .some((one) => one.id !== claim.id && isOpen(one) && one.account_id === claim.account_id && one.facility_id === claim.facility_id)
    return taken ? Effect.fail(new ClaimExists()) : Effect.sync(() => void claims.rows.set(claim.id, claim))
  }
  const repository: Claims = {
    byId: (id) => Effect.suspend(() => find(id)),
    lock: (id) => Effect.suspend(() => find(id)),
    ofAccount: (accountId) =>
      Effect.sync(() =>
        claims
          .all()
          .filter(({ account_id }) => account_id === accountId)
          .toSorted((a, b) => (a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1)),
      ),
    lockWaiting: (facilityId) =>
      Effect.sync(() =>
        claims
          .all()
          .filter(({ facility_id, state }) => facility_id === facilityId && (state === 'submitted' || state === 'contested'))
          .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ),
    contestedOf: (ids) =>
      Effect.sync(() => claims.all().filter(({ facility_id, state }) => state === 'contested' && ids.includes(facility_id))),
    add: (claim) => Effect.suspend(() => store(claim)),
    save: (claim) => Effect.suspend(() => store(claim)),
    abandonedBefore: (at) => idsWhere(({ state, changed_at }) => (state === 'draft' || state === 'revise') && changed_at < at),
    submittedWithOwner: () =>
      idsWhere(({ state, facility_id, account_id }) => state === 'submitted' && ![null, account_id].includes(ownerOf(facility_id))),
    unansweredBy: (at) => idsWhere(({ state, due_at, answer_by }) => state === 'contested' && due_at === null && (answer_by ?? '') <= at),
    orphaned: () => idsWhere((claim) => claim.account_id === null && isOpen(claim)),
  }
  const files: ClaimDocuments = {
    of: (ids) => Effect.sync(() => documents.all().filter(({ claim_id }) => ids.includes(claim_id))),
    add: (document) => Effect.sync(() => void documents.rows.set(document.id, document)),
    remove: (ids) =>
      Effect.sync(() => {
        for (const id of ids) documents.rows.delete(id)
      }),
    logView: (view) => Effect.sync(() => void views.push(view)),
    decidedBefore: (at) =>
      Effect.sync(() =>
        documents.all().filter(({ claim_id }) => {
          const decided = claims.rows.get(claim_id)?.decided_at ?? null
          return decided !== null && decided < at
        }),
      ),
  }
  const sent: ClaimCodes = {
    replace: (code) =>
      Effect.sync(() => {
        for (const one of codes.all())
          if (one.claim_id === code.claim_id && one.ended_at === null) codes.rows.set(one.id, { ...one, ended_at: code.sent_at })
        codes.rows.set(code.id, code)
      }),
    lockNewest: (claimId) =>
      Effect.sync(
        () =>
          codes
            .all()
            .filter(({ claim_id }) => claim_id === claimId)
            .toSorted((a, b) => (a.sent_at === b.sent_at ? (a.id < b.id ? 1 : -1) : a.sent_at < b.sent_at ? 1 : -1))[0] ?? null,
      ),
    save: (code) => Effect.sync(() => void codes.rows.set(code.id, code)),
    countWrong: (accountId, facilityId, since) =>
      Effect.sync(() =>
        codes
          .all()
          .filter((one) => one.account_id === accountId && one.facility_id === facilityId && (one.guessed_at ?? '') >= since)
          .reduce((sum, { wrong }) => sum + wrong, 0),
      ),
  }
  const snapshot = () => {
    const restore = [claims, documents, codes].map((table) => table.snapshot())
    return () => {
      for (const one of restore) one()
    }
  }
  return { claims: repository, documents: files, codes: sent, rows: claims.rows, views, snapshot }
}
