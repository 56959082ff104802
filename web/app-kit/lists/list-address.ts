import { lastPage } from '#core/kernel/page-limits.ts'
import { withoutQuery } from '#web/runtime/href.ts'

/** State of a list in the page's address: `?page=2&sort=-opened&unread=true`. */
export interface ListState {
  /** From 1. */
  readonly page: number
  /** Column; with a minus in front descending. `null`: the list's own order. */
  readonly sort: string | null
  readonly filters: Readonly<Record<string, string>>
}

/** Columns and filters that a list has; others in the address are ignored. */
export interface ListDefinition {
  readonly sorts?: readonly string[]
  readonly filters?: readonly string[]
}

/** Reads the state of a list from a query, each key with its last value. */
export const readListState = ({ sorts = [], filters = [] }: ListDefinition, query: Readonly<Record<string, string>>): ListState => {
  const page = Number(query['page'])
  const { sort = '' } = query
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : null,
    filters: Object.fromEntries(filters.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []))),
  }
}

/** Builds the address of a list's state, without what is the default. */
export const listAddress = (path: string, { page, sort, filters }: ListState): string => {
  const query = new URLSearchParams({ ...filters, ...(sort !== null && { sort }), ...(page > 1 && { page: String(page) }) }).toString()
  return withoutQuery(path) + (query && `?${query}`)
}

/** Returns the state after a click on a column's heading: ascending, descending, the list's own order; always the first page. */
export const toggleSort = (state: ListState, column: string): ListState => ({
  ...state,
  page: 1,
  sort: state.sort === column ? `-${column}` : state.sort === `-${column}` ? null : column,
})

/** Returns the state with another filter, an empty one removed; always the first page. */
export const withFilter = (state: ListState, name: string, value: string): ListState => {
  const { [name]: _, ...filters } = state.filters
  return { ...state, page: 1, filters: value === '' ? filters : { ...filters, [name]: value } }
}

/** Returns the page of a state as routes read it; the first one is their default. */
export const pageInput = ({ page }: Pick<ListState, 'page'>): { readonly page?: string } => (page > 1 ? { page: String(page) } : {})
