import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeGrants } from '#adapters/memory/grants.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRateLimit } from '#adapters/memory/rate-limit.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import { AccountNotFound } from '#plugins/accounts/contract/errors.ts'
import { type Claim, undecided } from '../domain/claim.ts'
import type { ProofDocuments, Signup } from '../domain/claims.port.ts'
import { makeMemoryClaims } from './memory-claims.ts'
import { makeMemoryFacilities } from './memory-facilities.ts'

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
 * Creates the in-memory ports of the plugin. `uploads`: owners of uploaded files by id; `waiting`: the
 * claims in the queue; `storedSignups`, `detached`, `renewed`, `verified`, `recorded`: what was done.
 */
export const makeClaimsFixture = () => {
  const clock = makeClock()
  const { facilities, add, rows: facilityRows } = makeMemoryFacilities()
  const memory = makeMemoryClaims((id) => facilityRows.get(id)?.owner_id ?? null)
  const events = makeEvents()
  const mailQueue = makeMailQueue()
  const audit = makeAudit()
  const grants = makeGrants()
  const rateLimit = makeRateLimit({ clock })
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
  const signups: Signup[] = []
  const directory = { acquireBatchLock: () => Effect.void } as Facilities
  const gazetteer: Gazetteer = {
    all: () => Effect.succeed([]),
    locate: () => Effect.succeed([]),
    findByName: (name) => Effect.succeed(name === 'Kraków' ? [{ ...krakow, longitude: 19.94, latitude: 50.06, population: 800_000 }] : []),
  }
  const ports = {
    clock,
    facilities,
    events,
    mailQueue,
    audit,
    grants,
    rateLimit,
    queue,
    proofs,
    directory,
    signing: makeSigning({ clock }),
    claims: memory.claims,
    documents: memory.documents,
    codes: memory.codes,
    permissions: [{ name: 'facility-data/write', roles: ['owner', 'administrator'] }],
    verification: { set: (id: string) => Effect.sync(() => verified.push(id) > 0) },
    renewAccess: (id: string) => (erasedAccounts.has(id) ? Effect.fail(new AccountNotFound()) : Effect.sync(() => void renewed.push(id))),
    recordOwnerValues: (_: unknown, facilityId: string, values: FieldValues) =>
      Effect.sync(() => void recorded.push({ facilityId, values })),
    signups: { add: (signup: Signup) => Effect.sync(() => void signups.push(signup)) },
    transaction: makeTransaction(memory, events, mailQueue, audit, grants),
    gazetteer,
  } as const
  const user = aUser({ id: newId() })
  /** Stores a claim of the user whose steps are done. */
  const addClaim = (facilityId: string, over: Partial<Claim> = {}): Claim & { readonly account_id: string } => {
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
    memory.rows.set(claim.id, claim)
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
    await run(memory.documents.add({ ...document, added_at: clock.now().toISOString() }))
    return document
  }
  const stateOf = (id: string) => memory.rows.get(id)?.state
  const seen = { waiting, detached, renewed, verified, recorded, storedSignups: signups, erasedAccounts, uploads, views: memory.views }
  return { ...ports, ...seen, add, change: facilityRows, user, addClaim, addFile, stateOf, stored: memory.rows }
}
