import type { PageContext } from '#web/data/page-context.ts'
import { stopping } from '#web/data/stop.ts'
import { pageRequest } from '#web/data/page-request.ts'

/** The area begins with the profile. */
export const data = async (pageContext: PageContext): Promise<never> => {
  throw stopping({ next: pageRequest(pageContext).href('user_profile') ?? '/' })
}
