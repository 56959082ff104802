import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { ownershipCases } from './contract-ownership.ts'
import { invitationCases } from './contract-invitations.ts'
import { memberCases } from './contract-members.ts'
import { createMemberships } from './contract-data.ts'

/** Contract of memberships. */
export const contract = contractWith(createMemberships, { ...ownershipCases, ...invitationCases, ...memberCases })
