import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import type { ClaimFacility, ClaimView } from '../contract/views.ts'
import { type Claim, type ClaimDocument, isOverdue, wizardStepOf } from '../domain/claim.ts'
import { ClaimedFacilities, type ClaimedFacility } from '../domain/claimed-facilities.port.ts'
import { ClaimCodes, ClaimDocuments } from '../domain/claims.port.ts'
import { guessDayStart, guessesPerDay } from '../domain/code.ts'
import { maskEmail } from '../domain/mask-email.ts'

const nothing = { post_code: null, street: null, building_number: null, phone: null, email: null, website: null }

/** A facility that was deleted, or rolled back with its register, stays in the claim without its data. */
const facilityView = ({ facility_id: id, proposal, location }: Claim, found: ClaimedFacility | undefined): ClaimFacility => {
  if (found) {
    const { register_email: _, owner_id: __, email, ...facility } = found
    return { ...facility, email: email === null ? null : maskEmail(email) }
  }
  if (!proposal) return { ...nothing, id, slug: null, name: '', city: '', voivodeship: '', longitude: null, latitude: null, active: false }
  const {
    name,
    city,
    voivodeship,
    post_code = null,
    street = null,
    building_number = null,
    phone = null,
    email = null,
    website = null,
  } = proposal
  const { longitude, latitude } = location ?? proposal
  return {
    id,
    slug: null,
    name,
    city,
    voivodeship,
    post_code,
    street,
    building_number,
    phone,
    email,
    website,
    longitude,
    latitude,
    active: true,
  }
}

const documentView = ({ id, kind, mime, size, added_at }: ClaimDocument) => ({ id, kind, mime, size, added_at })

/** Reads claims with their facilities and documents, as the claimant sees them. */
export const ReadClaims = define(
  'claims/ReadClaims',
  { facilities: ClaimedFacilities, documents: ClaimDocuments, codes: ClaimCodes, clock: Clock },
  ({ facilities, documents, codes, clock }) =>
    Effect.fn('claims.read')(function* (claims: readonly Claim[]) {
      const now = clock.now()
      const found = yield* facilities.byIds(claims.map(({ facility_id }) => facility_id))
      const files = Map.groupBy(yield* documents.of(claims.map(({ id }) => id)), ({ claim_id }) => claim_id)
      return yield* Effect.forEach(claims, (claim) =>
        Effect.gen(function* () {
          const {
            account_id,
            facility_id,
            proposal,
            answer_by,
            owner_answer: _,
            owner_note: __,
            code_confirmed_at,
            created_at: ___,
            changed_at: ____,
            ...rest
          } = claim
          const facility = found.get(facility_id)
          const wrong = account_id === null ? 0 : yield* codes.countWrong(account_id, facility?.id ?? facility_id, guessDayStart(now))
          const registered = facility?.register_email ?? null
          const own = files.get(claim.id) ?? []
          return {
            ...rest,
            step: wizardStepOf(claim, own.length),
            new_facility: proposal !== null,
            facility: facilityView(claim, facility),
            documents: own.map(documentView),
            code: {
              email: registered === null ? null : maskEmail(registered),
              locked: wrong >= guessesPerDay,
              confirmed: code_confirmed_at !== null,
            },
            due_at: claim.due_at ?? answer_by,
            overdue: isOverdue(claim, now),
          } satisfies ClaimView
        }),
      )
    }),
)

/** Reads one claim as its claimant sees it. */
export const ReadClaim = define('claims/ReadClaim', { readClaims: ReadClaims }, ({ readClaims }) =>
  Effect.fn('claims.read-one')(function* (claim: Claim) {
    const [view] = yield* readClaims([claim])
    return view ?? (yield* Effect.die(new Error(`Claim ${claim.id} was not read`)))
  }),
)

export type ReadClaim = PortOf<typeof ReadClaim>
