import { useHref, usePage } from '#web/runtime/page.ts'
import { inListing } from '../../contract/ui.ts'

/** Tells if the open page is one of `/panel-wizytowki`. */
export const useIsListing = (): boolean => usePage().name?.endsWith(inListing('')) === true

/** Returns the builder of addresses of the panel's pages, in the layout that is open. */
export const usePanelHref = () => {
  const href = useHref()
  const isListing = useIsListing()
  return (name: string, facility: string): string | undefined =>
    (isListing ? href(inListing(name), {}, { facility }) : undefined) ?? href(name, { facility })
}
