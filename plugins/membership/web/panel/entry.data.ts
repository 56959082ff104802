import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the entry of parents and teachers to the parents. */
export const data = async (pageContext: PageContext): Promise<never> => {
  const { href, params } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_parents', { facility: params['facility'] ?? '' }) ?? '/' })
}
