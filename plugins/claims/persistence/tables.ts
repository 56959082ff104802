import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { ClaimedPlace, ClaimState, VerifiedData } from '../contract/claim.ts'
import type { ClaimRole, DocumentKind, OwnerAnswer } from '../contract/steps.ts'
import type { Proposal } from '../domain/proposal.ts'

/** Table of claims; a partial unique index allows an account one open claim for a facility. */
export const ClaimTable = defineEntity({
  name: 'ClaimRow',
  tableName: 'claims_claim',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid().strictNullable(),
    facility_id: p.uuid(),
    proposal: p.json<Proposal>().strictNullable(),
    role: p.text().$type<ClaimRole>(),
    first_name: p.text(),
    last_name: p.text(),
    position: p.text(),
    phone: p.text(),
    email: p.text(),
    verified_data: p.json<VerifiedData>().strictNullable(),
    location: p.json<ClaimedPlace>().strictNullable(),
    state: p.text().$type<ClaimState>(),
    submitted_at: p.type(IsoTimestamp).strictNullable(),
    due_at: p.type(IsoTimestamp).strictNullable(),
    answer_by: p.type(IsoTimestamp).strictNullable(),
    owner_answer: p.text().$type<OwnerAnswer>().strictNullable(),
    owner_note: p.text().strictNullable(),
    code_confirmed_at: p.type(IsoTimestamp).strictNullable(),
    decided_at: p.type(IsoTimestamp).strictNullable(),
    reason: p.text().strictNullable(),
    note: p.text().strictNullable(),
    created_at: p.type(IsoTimestamp),
    changed_at: p.type(IsoTimestamp),
  },
})

/** Table of proof documents; each file belongs to one. */
export const DocumentTable = defineEntity({
  name: 'ClaimDocumentRow',
  tableName: 'claims_document',
  properties: {
    id: p.uuid().primary(),
    claim_id: p.uuid(),
    account_id: p.uuid(),
    upload_id: p.uuid(),
    kind: p.text().$type<DocumentKind>(),
    mime: p.text(),
    size: p.integer(),
    added_at: p.type(IsoTimestamp),
  },
})

/** Log of who looked at which proof document. */
export const DocumentViewTable = defineEntity({
  name: 'ClaimDocumentViewRow',
  tableName: 'claims_document_view',
  properties: {
    id: p.uuid().primary(),
    document_id: p.uuid(),
    claim_id: p.uuid(),
    viewer_account_id: p.uuid(),
    viewed_at: p.type(IsoTimestamp),
  },
})

/** Table of the codes that were sent. */
export const CodeTable = defineEntity({
  name: 'ClaimCodeRow',
  tableName: 'claims_code',
  properties: {
    id: p.uuid().primary(),
    claim_id: p.uuid(),
    account_id: p.uuid(),
    facility_id: p.uuid(),
    mac: p.text(),
    sent_at: p.type(IsoTimestamp),
    expires_at: p.type(IsoTimestamp),
    wrong: p.integer(),
    guessed_at: p.type(IsoTimestamp).strictNullable(),
    ended_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of sign-ups without an account. */
export const SignupTable = defineEntity({
  name: 'FacilitySignupRow',
  tableName: 'claims_signup',
  properties: {
    id: p.uuid().primary(),
    facility_name: p.text(),
    city: p.text(),
    email: p.text(),
    phone: p.text(),
    name: p.text(),
    position: p.text(),
    language: p.text().$type<Language>(),
    created_at: p.type(IsoTimestamp),
  },
})

/** Tables of claims. */
export const claimsTables = [ClaimTable, DocumentTable, DocumentViewTable, CodeTable, SignupTable]
