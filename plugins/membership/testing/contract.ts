import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { createMemberships } from './contract-data.ts'
import { invitationCases } from './contract-invitations.ts'
import { memberCases } from './contract-members.ts'
import { ownershipCases } from './contract-ownership.ts'

/** Contract of memberships. */
export const contract = contractWith(createMemberships, { ...ownershipCases, ...invitationCases, ...memberCases })
