import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { ClaimedPlace, ClaimState, VerifiedData } from '../contract/claim.ts'
import type { ClaimRole, OwnerAnswer } from '../contract/steps.ts'
import type { Claim } from '../domain/claim.ts'
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

/** Returns the claim of a row, as a copy that is no entity. */
export const toClaim = (row: InferEntity<typeof ClaimTable>): Claim => ({ ...row })
