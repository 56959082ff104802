import { isVerificationOverdue } from '#core/facilities/verification.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Claimant, ClaimedPlace, ClaimState, VerifiedData } from '../contract/claim.ts'
import type { DocumentKind, OwnerAnswer, WizardStep } from '../contract/steps.ts'
import { editableStates, verificationOf } from './claim-states.ts'
import type { Proposal } from './proposal.ts'

/** Claim of an account for a facility. Times are ISO 8601 UTC. */
export interface Claim extends Claimant {
  readonly id: string
  /** `null` after the account was deleted. */
  readonly account_id: string | null
  /** Id of the facility, or of the one that acceptance will create. */
  readonly facility_id: string
  /** Facility that is not in the directory; `null` for a facility of the directory. */
  readonly proposal: Proposal | null
  readonly verified_data: VerifiedData | null
  readonly location: ClaimedPlace | null
  readonly state: ClaimState
  readonly submitted_at: string | null
  readonly due_at: string | null
  /** Until when the owner of the facility may answer; `null` unless the claim is contested. */
  readonly answer_by: string | null
  readonly owner_answer: OwnerAnswer | null
  readonly owner_note: string | null
  readonly code_confirmed_at: string | null
  readonly decided_at: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly created_at: string
  readonly changed_at: string
}

/** Proof document of a claim; its file belongs to the uploads. */
export interface ClaimDocument {
  readonly id: string
  readonly claim_id: string
  readonly account_id: string
  readonly upload_id: string
  readonly kind: DocumentKind
  readonly mime: string
  readonly size: number
  readonly added_at: string
}

/** One look of a member of support at a document. */
export interface DocumentView {
  readonly id: string
  readonly document_id: string
  readonly claim_id: string
  readonly viewer_account_id: string
  readonly viewed_at: string
}

/** Days that the owner of a facility has for an answer. */
const answerDays = 7

/** Returns the time until which an owner who is asked now may answer. */
export const answerByOf = (now: Date): string => new Date(now.getTime() + answerDays * 86_400_000).toISOString()

/** Members of a claim that is not submitted. */
export const undecided = {
  state: 'draft' as const,
  submitted_at: null,
  due_at: null,
  answer_by: null,
  owner_answer: null,
  owner_note: null,
  code_confirmed_at: null,
  decided_at: null,
  reason: null,
  note: null,
}

/** Creates a claim that is not submitted. A new facility needs no further look at its data. */
export const newClaim = (
  accountId: string,
  facility: { readonly id: string; readonly proposal: Proposal | null },
  claimant: Claimant,
  now: Date,
): Claim => ({
  ...claimant,
  ...undecided,
  id: newId(),
  account_id: accountId,
  facility_id: facility.id,
  proposal: facility.proposal,
  verified_data: facility.proposal ? {} : null,
  location: null,
  created_at: now.toISOString(),
  changed_at: now.toISOString(),
})

/** Returns the first step of the wizard that is not done. */
export const wizardStepOf = ({ state, verified_data, location, code_confirmed_at }: Claim, documents: number): WizardStep => {
  if (!editableStates.includes(state)) return 'finish'
  if (verified_data === null) return 'data'
  if (location === null) return 'place'
  return documents === 0 && code_confirmed_at === null ? 'proof' : 'finish'
}

/** Returns messages by field for what a claim lacks before it can be submitted; `null` when nothing is missing. */
export const missingOf = (claim: Claim, documents: number): Readonly<Record<string, readonly string[]>> | null => {
  const missing = {
    ...(claim.verified_data === null && { verified_data: ['claims.data.required'] }),
    ...(claim.location === null && { location: ['claims.place.required'] }),
    ...(documents === 0 && claim.code_confirmed_at === null && { documents: ['claims.document.required'] }),
  }
  return Object.keys(missing).length === 0 ? null : missing
}

/** Returns whether support may decide: a contested claim only after the owner has answered, or had seven days for it (features CL-10). */
export const isDecidable = ({ state, answer_by, owner_answer }: Claim, now: Date): boolean =>
  state === 'submitted' ||
  (state === 'contested' && (owner_answer !== null || (answer_by !== null && Date.parse(answer_by) <= now.getTime())))

/** Returns whether the promised 48 hours have passed without a decision. */
export const isOverdue = ({ state, due_at }: Claim, now: Date): boolean =>
  due_at !== null && isVerificationOverdue(verificationOf[state], due_at, now)
