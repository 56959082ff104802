import { usePage } from '#web/runtime/page.ts'
import { useAddressQuery } from '../page/use-address-query.ts'
import { type ListDefinition, type ListState, listAddress, readListState } from './list-address.ts'

/** State of a list, and the address of another one. */
interface List extends ListState {
  readonly hrefOf: (change: Partial<ListState>) => string
}

/**
 * Returns the state of a list from the page's address. Pages, orders and filters are links, so that they can be kept,
 * shared, and work without JavaScript.
 */
export const useList = (definition: ListDefinition): List => {
  const { path } = usePage().context
  const state = readListState(definition, Object.fromEntries(useAddressQuery()))
  return { ...state, hrefOf: (change) => listAddress(path, { ...state, ...change }) }
}
