import { Effect } from 'effect'
import type { PermissionName } from '#core/access/permissions.ts'
import { type FollowerQuery, Followers } from '#core/facilities/followers.port.ts'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { following, type MembershipView, type OwnMembership } from '../contract/membership.ts'
import { type Invitation, isModerator, type Member, stateInForce } from '../domain/member.ts'
import { FacilityGrants } from '../domain/members.port.ts'

/** Shows relations to those who manage the facility, with names, addresses and permissions; of a deleted account there is none. */
export const ViewMembers = define(
  'membership/ViewMembers',
  { facilityGrants: FacilityGrants, standings: AccountStandings },
  ({ facilityGrants, standings }) =>
    Effect.fn('membership.view')(function* (facilityId: string, members: readonly Member[]) {
      const grants = yield* facilityGrants.of(facilityId)
      const accounts = new Map((yield* standings.ofIds(members.map(({ account_id }) => account_id))).map((one) => [one.id, one]))
      return members.flatMap((member): readonly MembershipView[] => {
        const account = accounts.get(member.account_id)
        if (!account) return []
        const grant = grants.get(member.account_id)
        const state = stateInForce(member, grant)
        const permissions = state === 'approved' ? (grant?.permissions ?? []) : []
        return [
          {
            id: member.id,
            facility_id: facilityId,
            role: member.role,
            state,
            name: `${account.first_name} ${account.last_name}`,
            email: account.email,
            permissions: [...permissions],
            moderator: isModerator(permissions),
            since: member.changed_at,
            version: member.version,
          },
        ]
      })
    }),
)

/** Shows accounts that follow the facility and are not listed otherwise, by first name and initial alone. */
export const ViewFollowers = define(
  'membership/ViewFollowers',
  { followers: Followers, standings: AccountStandings },
  ({ followers, standings }) =>
    Effect.fn('membership.view-followers')(function* (facilityId: string, query: FollowerQuery) {
      const { items, total } = yield* followers.listTo(facilityId, query)
      const names = new Map(
        (yield* standings.ofIds(items.map(({ account_id }) => account_id))).map(({ id, first_name, last_name }) => [
          id,
          [first_name, last_name && `${[...last_name][0]}.`].filter(Boolean).join(' '),
        ]),
      )
      const shown = items.map(
        ({ id, account_id, created_at }): MembershipView => ({
          id,
          facility_id: facilityId,
          role: 'parent',
          state: following,
          name: names.get(account_id) ?? '',
          email: null,
          permissions: [],
          moderator: false,
          since: created_at,
          version: 1,
        }),
      )
      return { items: shown, total }
    }),
)

/** Shows an invitation to those who manage the facility; it tells nothing about an account. */
export const viewInvitation = ({ id, facility_id, role, email, invited_at }: Invitation): MembershipView => ({
  id,
  facility_id,
  role,
  email,
  state: 'awaiting_login',
  name: null,
  permissions: [],
  moderator: false,
  since: invited_at,
  version: 1,
})

export type ViewMembers = PortOf<typeof ViewMembers>

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
