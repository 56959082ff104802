import { pageRequest } from './page-request.ts'
import type { PageContext } from './page-context.ts'
import { stopping } from './stop.ts'

/**
 * The guard of pages that are not for everyone (specification §5, "Route permissions"): visitors are sent to sign in and come back, who has not the right kind of
 * account goes home, and a page has one address whatever its language.
 */
export const enterPage = async (pageContext: PageContext): Promise<void> => {
  const { house, config, routeParams } = pageContext
  const { may = 'anyone' } = config
  if (may === 'anyone') return
  if (house.language !== 'pl') throw stopping({ moved: house.path })
  const { href } = pageRequest(pageContext)
  const entered = await house.session.enter(may, routeParams['facility'])
  if (entered === 'sign-in') throw stopping({ next: href('login', {}, { back: house.path }) ?? '/' })
  if (entered === 'home') throw stopping({ next: '/' })
  if (entered === 'forbidden') throw stopping({ status: 403 })
}
