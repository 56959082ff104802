import type { AccountType } from '#core/access/account-type.ts'
import { successorRoles } from '../contract/ownership.ts'
import type { FacilityGrant } from './member.ts'

/** Returns the role from which an account may become the owner; `null`: it has none. */
export const successorRoleOf = ({ role }: Pick<FacilityGrant, 'role'>): (typeof successorRoles)[number] | null =>
  successorRoles.find((one) => one === role) ?? null

/**
 * Returns whether an account may become the owner: one of the staff with a confirmed account, which is not one of
 * support or of the editors (row PO-03).
 */
export const isSuccessor = (
  grant: Pick<FacilityGrant, 'role'>,
  { confirmed, type }: { readonly confirmed: boolean; readonly type: AccountType },
): boolean => successorRoleOf(grant) !== null && confirmed && type === 'user'

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl')

/** Returns whether somebody has typed the name of a facility. */
export const isNameTyped = (typed: string, name: string): boolean => plain(typed) === plain(name)
