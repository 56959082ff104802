import type { PermissionName } from '#core/access/permissions.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import type { OwnMembership } from '../contract/membership.ts'
import type { Invitation, Member } from '../domain/member.ts'

type Facility = Pick<KnownFacility, 'id' | 'slug' | 'name' | 'city'>

const head = ({ id, slug, name, city }: Facility) => ({ id, slug, name, city })

/** Shows a relation to its own account. */
export const viewOwn = (
  { id, role, state, changed_at }: Member,
  facility: Facility,
  permissions: readonly PermissionName[],
): OwnMembership => ({ id, role, state, facility: head(facility), permissions: [...permissions], since: changed_at })

/** Shows an invitation to the account of the invited address. */
export const viewOwnInvitation = ({ id, role, invited_at }: Invitation, facility: Facility): OwnMembership => ({
  id,
  role,
  state: 'awaiting_login',
  facility: head(facility),
  permissions: [],
  since: invited_at,
})
