import { useHref } from '#web/runtime/page.ts'
import { distanceOrder } from '../../contract/order.ts'

/** Returns a function that builds the address of the results of a text; the page defaults to 1, the order to relevance. */
export const useSearchHref = () => {
  const href = useHref()
  return (text: string, page = 1, byDistance = false): string =>
    href('/szukaj', undefined, {
      ...(text && { q: text }),
      ...(byDistance && { [distanceOrder.param]: distanceOrder.value }),
      ...(page > 1 && { page }),
    })
}
