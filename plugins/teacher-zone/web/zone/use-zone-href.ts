import { useHref } from '#web/runtime/page.ts'
import type { MaterialsFilter } from '../../contract/material.ts'
import { zoneAddress } from './filters.ts'

/** Returns a function that builds addresses of the list in the page's language. */
export const useZoneHref = (): ((filter?: MaterialsFilter, page?: number) => string) => {
  const href = useHref()
  return (filter = {}, page = 1) => href(zoneAddress(filter, page))
}
