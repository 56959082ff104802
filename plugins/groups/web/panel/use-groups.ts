import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { groupsApi } from '../../contract/api.ts'
import { manageGroups } from '../../contract/permissions.ts'

const list: ListDefinition = { filters: ['q', 'group'] }

const familiesInput = (facility_id: string, { page, filters }: ListState) =>
  ({ facility_id, page: String(page), ...filters }) as InputOf<typeof groupsApi.listFamilies>

/** Answers that a change of groups or children makes stale. */
export const changed = [groupsApi.listGroups, groupsApi.listFamilies] as const

/** Queries of the page: groups, and the page of families that the address names. */
export const queries: PageQueries = ({ params, query: search }) => {
  const facility_id = params['facility'] ?? ''
  return [
    query(groupsApi.listGroups, { facility_id }),
    query(groupsApi.listFamilies, familiesInput(facility_id, readListState(list, search))),
  ]
}

/** Returns groups and families of the open facility, and whether the user manages its groups. */
export const useGroups = () => {
  const { facility, permissions } = useLayoutData(panel)
  const state = useList(list)
  const { groups } = useQuery(groupsApi.listGroups, { facility_id: facility.id }).data
  const families = useQuery(groupsApi.listFamilies, familiesInput(facility.id, state)).data
  return { facility, state, groups, families, canManage: permissions.some((name) => name === manageGroups.name) }
}
