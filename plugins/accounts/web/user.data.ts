import type { PageContext } from '#web/data/page-context.ts'
import { pageExit } from '#web/data/stop.ts'
import { pageRequest } from '#web/data/page-request.ts'

/** The area begins with the profile. */
export const data = async (pageContext: PageContext): Promise<never> => {
  throw pageExit({ next: pageRequest(pageContext).href('user_profile') ?? '/' })
}
