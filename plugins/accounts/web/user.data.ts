import type { PageContext } from '#web/data/page-context.ts'
import { pageExit } from '#web/data/page-exit.ts'
import { pageRequest } from '#web/data/page-request.ts'

/** Redirects the start of the account area to the profile. */
export const data = async (pageContext: PageContext): Promise<never> => {
  throw pageExit({ seeOther: pageRequest(pageContext).href('user_profile') ?? '/' })
}
