import { Schema } from 'effect'
import { ClaimedPlace, claimStates, NewFacility, VerifiedData } from './claim.ts'
import { claimRoles, documentKinds, ownerAnswers, wizardSteps } from './steps.ts'

const line = Schema.NullOr(Schema.String)

/** Facility of a claim as the directory knows it, or as it was proposed; `slug` is `null` until it exists. */
export const ClaimFacility = Schema.Struct({
  id: Schema.String,
  slug: line,
  name: Schema.String,
  city: Schema.String,
  voivodeship: Schema.String,
  post_code: line,
  street: line,
  building_number: line,
  phone: line,
  email: line,
  website: line,
  longitude: Schema.NullOr(Schema.Number),
  latitude: Schema.NullOr(Schema.Number),
  /** The facility exists and has not closed. */
  active: Schema.Boolean,
})
export type ClaimFacility = typeof ClaimFacility.Type

/** Facility that may be claimed; `owned`: it has an owner, who would be asked first. */
export const ClaimableFacility = Schema.Struct({ ...ClaimFacility.fields, owned: Schema.Boolean, yours: Schema.Boolean })

/** Proof document, without its content, which support alone sees. */
export const ClaimDocument = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(documentKinds),
  mime: Schema.String,
  size: Schema.Number,
  added_at: Schema.String,
})

/** Way by code: `email` is the register's address, masked; `null` when the register states none. */
export const CodeWay = Schema.Struct({ email: line, locked: Schema.Boolean, confirmed: Schema.Boolean })

/** A claim as its claimant sees it; times are ISO 8601 UTC. */
export const ClaimView = Schema.Struct({
  id: Schema.String,
  state: Schema.Literals(claimStates),
  /** First step of the wizard that is not done. */
  step: Schema.Literals(wizardSteps),
  /** The facility is not in the directory yet. */
  new_facility: Schema.Boolean,
  facility: ClaimFacility,
  /** The claimant; empty where nothing was asked for. */
  role: Schema.Literals(claimRoles),
  first_name: Schema.String,
  last_name: Schema.String,
  position: Schema.String,
  phone: Schema.String,
  email: Schema.String,
  verified_data: Schema.NullOr(VerifiedData),
  location: Schema.NullOr(ClaimedPlace),
  documents: Schema.Array(ClaimDocument),
  code: CodeWay,
  submitted_at: line,
  /** By when support decides; in a contested claim by when the owner answers. */
  due_at: line,
  overdue: Schema.Boolean,
  decided_at: line,
  /** Code of the reason for which support rejected or returned the claim, and its note. */
  reason: line,
  note: line,
}).annotate({ identifier: 'ClaimView' })
export type ClaimView = typeof ClaimView.Type

/** Claims of the account, the newest first. */
export const ClaimList = Schema.Struct({ claims: Schema.Array(ClaimView) })

/** Masked address to which a code was sent, and until when it works. */
export const SentCode = Schema.Struct({ email: Schema.String, expires_at: Schema.String })

/** Somebody else's claim for a facility of the account, which is asked first; it names nobody. */
export const ContestedClaim = Schema.Struct({
  id: Schema.String,
  facility: Schema.Struct({ id: Schema.String, slug: line, name: Schema.String, city: Schema.String }),
  role: Schema.Literals(claimRoles),
  position: Schema.String,
  submitted_at: line,
  /** By when the owner answers. */
  answer_by: line,
  answer: Schema.NullOr(Schema.Literals(ownerAnswers)),
})
export type ContestedClaim = typeof ContestedClaim.Type
export const ContestedClaims = Schema.Struct({ claims: Schema.Array(ContestedClaim) })

/** A facility that was proposed: its data, the account, and the claim that waits for support (specification, POST v1/facility/list). */
export const ProposedFacility = Schema.Struct({
  id: Schema.String,
  ...NewFacility.fields,
  account_id: Schema.String,
  status: Schema.Literals(['unknown']),
  shadow_status: Schema.Literals(['pending']),
  claim_id: Schema.String,
  due_at: Schema.String,
})
