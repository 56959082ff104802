import { useHref } from '#web/runtime/page.ts'

/** Returns a function that builds the address of the results of a text; the page defaults to 1. */
export const useSearchHref = () => {
  const href = useHref()
  return (text: string, page = 1): string => href('/szukaj', undefined, { ...(text && { q: text }), ...(page > 1 && { page }) })
}
