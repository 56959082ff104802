import { panel } from '#plugins/facility-panel/contract/ui.ts'
import type { PageQueries } from '#web/app-kit/data/page-queries.ts'
import { query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { usePage } from '#web/runtime/page.ts'
import { membershipApi } from '../../contract/api.ts'
import type { MemberRole } from '../../contract/membership.ts'
import { memberPermissions } from '../../contract/permissions.ts'
import { useMembershipUpdates } from '../components/use-membership-updates.ts'

const list: ListDefinition = { filters: ['state', 'q'] }

const inputOf = (facility_id: string, role: MemberRole, { page, filters }: ListState) =>
  ({ facility_id, role, page: String(page), ...filters }) as InputOf<typeof membershipApi.listMembers>

/** Builds the queries of the page of one role. */
export const queriesOf =
  (role: MemberRole): PageQueries =>
  ({ params, query: search }) => [query(membershipApi.listMembers, inputOf(params['facility'] ?? '', role, readListState(list, search)))]

/** Returns the members of the open facility, always the newest, and what the user may do about them. */
export const useMembers = (role: MemberRole) => {
  const { facility, permissions } = useLayoutData(panel)
  const { user } = usePage().context
  const state = useList(list)
  const { data } = useQuery(membershipApi.listMembers, inputOf(facility.id, role, state))
  const invalidate = useInvalidate()
  useMembershipUpdates(facility.id, () => invalidate(membershipApi.listMembers))
  const hasRight = (name: string) => user?.type === 'support' || permissions.some((one) => one === name)
  return { facility, state, data, hasRight, canWrite: hasRight(memberPermissions[role].write.name) }
}

export type MembersOfFacility = ReturnType<typeof useMembers>
