import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Redirects the start of the account area to the profile. */
export const data = async (pageContext: PageContext): Promise<never> => {
  throw pageExit({ seeOther: pageRequest(pageContext).href('user_profile') ?? '/' })
}
