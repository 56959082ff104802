import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the former address of the package to the panel of the facility. */
export const formerData = async (pageContext: PageContext): Promise<never> => {
  const { href, params } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_package', { facility: params['facility'] ?? '' }) ?? '/' })
}
