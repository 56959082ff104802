import type { ListDefinition, ListState } from '#web/app-kit/lists/list-address.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import type { supportApi } from '../../contract/api.ts'

/** The list of facilities in the address: its page, text and filters. */
export const list: ListDefinition = { filters: ['q', 'status', 'state', 'type'] }

/** Filters of the address that are filters of the route, too. */
const filterNames = ['status', 'state', 'type'] as const

/** Returns the input of the route for a state of the list. */
export const inputOf = ({
  page,
  filters: { q, ...filters },
}: Pick<ListState, 'page' | 'filters'>): InputOf<typeof supportApi.listFacilities> => ({
  page: String(page),
  ...(q && { q }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[`filter[${name}][eq]`, filters[name]]] : []))),
})
