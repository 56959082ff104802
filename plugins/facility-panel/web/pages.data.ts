import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the former entry of the panel to the address. */
export const entryData = async (pageContext: PageContext): Promise<never> => {
  const { href, params } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_address', { facility: params['facility'] ?? '' }) ?? '/' })
}

/** Redirects the entry of `/panel-wizytowki` to its first step. */
export const listingEntryData = async (pageContext: PageContext): Promise<never> => {
  const { href, query } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_address_listing', {}, query) ?? '/' })
}
