import { pageRequest } from './page-request.ts'
import type { PageContext } from './page-context.ts'
import { pageExit } from './stop.ts'

/**
 * The guard of pages that are not for everyone (specification §5, "Route permissions"): visitors are sent to sign in and come back, who has not the right kind of
 * account goes home, and a page has one address whatever its language.
 */
export const enterPage = async (pageContext: PageContext): Promise<void> => {
  const { context, config, routeParams } = pageContext
  const { access: may = 'anyone' } = config
  if (may === 'anyone') return
  if (context.language !== 'pl') throw pageExit({ moved: context.path })
  const { href } = pageRequest(pageContext)
  const entered = await context.session.enter(may, routeParams['facility'])
  if (entered === 'sign-in') throw pageExit({ next: href('login', {}, { back: context.path }) ?? '/' })
  if (entered === 'home') throw pageExit({ next: '/' })
  if (entered === 'forbidden') throw pageExit({ status: 403 })
}
