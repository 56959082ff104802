import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the entry of `/panel-wizytowki` to its first step. */
export const data = async (pageContext: PageContext): Promise<never> => {
  const { href, query } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_address_listing', {}, query) ?? '/' })
}
