import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { AccountNotFound } from '#plugins/accounts/contract/errors.ts'
import { type Claim, undecided } from '../domain/claim.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments, Claims, type ProofDocuments, type Signup, Signups } from '../domain/claims.port.ts'
import { RecordOwnerValues } from '../services/record-owner-values.ts'
import { storeFacility } from './store-facility.ts'

/** Data of a claimant. */
export const claimant = {
  role: 'owner',
  first_name: 'Joanna',
  last_name: 'Wierzba',
  position: 'dyrektorka',
  phone: '601 602 603',
  email: 'joanna@bajka.test',
} as const

const krakow = { name: 'Kraków', voivodeship: 'malopolskie', county: 'Kraków', commune: 'Kraków', town: true } as const

/**
 * Finds the ports of the plugin, and creates those of other plugins. `uploads`: owners of uploaded files by id; `waiting`: the
 * claims in the queue; `detached`, `renewed`, `verified`, `recorded`: what was done.
 */
export const makeClaimsFixture = (database: UseCaseDatabase) => {
  const { clock } = database
  const claims = database.find(Claims)
  const documents = database.find(ClaimDocuments)
  const grants = database.find(Grants)
  const recordOwnerValues = database.find(RecordOwnerValues)
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const waiting = new Set<string>()
  const queue: ReviewQueue = {
    submit: ({ subjectId }) =>
      Effect.sync(() => {
        waiting.add(subjectId)
        return { dueAt: new Date(clock.now().getTime() + 48 * 3_600_000).toISOString() }
      }),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const uploads = new Map<string, string>()
  const detached: string[] = []
  const proofs: ProofDocuments = {
    attach: (actor, id) =>
      Effect.sync(() => {
        if (actor.kind !== 'user' || uploads.get(id) !== actor.id) return null
        uploads.delete(id)
        return { mime: 'application/pdf', size: 1000 }
      }),
    content: (id) => Effect.succeed({ name: `${id}.pdf`, mime: 'application/pdf', bytes: new Uint8Array([1]) }),
    detach: (ids) => Effect.sync(() => void detached.push(...ids)),
  }
  const erasedAccounts = new Set<string>()
  const renewed = [] as string[]
  const verified = [] as string[]
  const recorded: { readonly facilityId: string; readonly values: FieldValues }[] = []
  const directory = { acquireBatchLock: () => Effect.void } as Facilities
  const gazetteer: Gazetteer = {
    all: () => Effect.succeed([]),
    locate: () => Effect.succeed([]),
    findByName: (name) => Effect.succeed(name === 'Kraków' ? [{ ...krakow, longitude: 19.94, latitude: 50.06, population: 800_000 }] : []),
  }
  const ports = {
    clock,
    facilities: database.find(ClaimedFacilities),
    events,
    mailQueue,
    audit,
    grants,
    rateLimit: database.find(RateLimit),
    queue,
    proofs,
    directory,
    signing: makeSigning({ clock }),
    claims,
    documents,
    codes: database.find(ClaimCodes),
    permissions: [{ name: 'facility-data/write', roles: ['owner', 'administrator'] }],
    verification: { set: (id: string) => Effect.sync(() => verified.push(id) > 0) },
    renewAccess: (id: string) => (erasedAccounts.has(id) ? Effect.fail(new AccountNotFound()) : Effect.sync(() => void renewed.push(id))),
    recordOwnerValues: (actor: Actor, facilityId: string, values: FieldValues) =>
      Effect.tap(recordOwnerValues(actor, facilityId, values), () => Effect.sync(() => void recorded.push({ facilityId, values }))),
    signups: database.find(Signups),
    transaction: transactionWith(database, events, mailQueue, audit),
    gazetteer,
  } as const
  const user = aUser({ id: newId() })
  /** Stores a claim of the user whose steps are done. */
  const addClaim = async (facilityId: string, over: Partial<Claim> = {}): Promise<Claim & { readonly account_id: string }> => {
    const at = clock.now().toISOString()
    const claim: Claim = {
      ...claimant,
      ...undecided,
      id: newId(),
      account_id: user.id,
      facility_id: facilityId,
      proposal: null,
      verified_data: {},
      location: { longitude: 19.94, latitude: 50.06 },
      created_at: at,
      changed_at: at,
      ...over,
    }
    await run(claims.add(claim))
    if (claim.state === 'submitted') waiting.add(claim.id)
    return { ...claim, account_id: claim.account_id ?? '' }
  }
  /** Adds a document to a claim. */
  const addFile = async (claimId: string) => {
    const upload_id = newId()
    const document = {
      id: newId(),
      claim_id: claimId,
      account_id: user.id,
      upload_id,
      kind: 'other',
      mime: 'application/pdf',
      size: 1,
    } as const
    await run(documents.add({ ...document, added_at: clock.now().toISOString() }))
    return document
  }
  const seen = { waiting, detached, renewed, verified, recorded, erasedAccounts, uploads }
  return {
    ...ports,
    ...seen,
    user,
    addClaim,
    addFile,
    /** Stores a facility. */
    add: (over: Parameters<typeof storeFacility>[1] = {}) => storeFacility(database, over),
    giveTo: (accountId: string, facilityId: string) => run(grants.save({ accountId, facilityId, role: 'owner', permissions: [] })),
    claimOf: (id: string) => run(claims.byId(id)),
    stateOf: async (id: string) =>
      (await rowsOf<Pick<Claim, 'state'>>(database, 'select state from claims_claim where id = ?', [id]))[0]?.state,
    endClaim: async (id: string) => run(claims.save({ ...(await run(claims.byId(id))), state: 'withdrawn' })),
    countClaims: async () => (await rowsOf(database, 'select 1 from claims_claim')).length,
    storedSignups: () => rowsOf<Signup>(database, 'select * from claims_signup'),
    views: () => rowsOf(database, 'select * from claims_document_view'),
  }
}
