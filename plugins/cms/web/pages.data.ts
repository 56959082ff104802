import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the entry of the editors' area to the cities. */
export const entryData = async (pageContext: PageContext): Promise<never> => {
  throw pageExit({ seeOther: pageRequest(pageContext).href('cms_cities') ?? '/' })
}
