import type { PageContext } from '../../runtime/page-context.ts'
import { pageParams } from '../../runtime/page-params.ts'
import { pageRequest } from '../../runtime/page-request.ts'
import type { RequestContext } from '../../runtime/request-context.ts'
import { pageExit } from './page-exit.ts'

/**
 * Enforces the access rule of a page (specification §5, "Route permissions"): redirects visitors to sign-in and back,
 * users with the wrong kind of account to the home page, and addresses with a language prefix to the only address of
 * the page, unless it has one in each language. Returns the context of the signed-in user, or the given one for a public page.
 */
export const authorizePage = async (pageContext: PageContext): Promise<RequestContext> => {
  const { context, config } = pageContext
  const { access = 'anyone', hasLanguages } = config
  if (access === 'anyone') return context
  if (context.language !== 'pl' && !hasLanguages) throw pageExit({ permanentRedirect: context.path })
  const { href } = pageRequest(pageContext)
  const outcome = await context.session.authorize(access, pageParams(pageContext)['facility'], hasLanguages && context.language)
  if (outcome === 'sign-in') throw pageExit({ seeOther: href(config.layoutLogin ?? 'login', {}, { back: context.path }) ?? '/' })
  if (outcome === 'home') throw pageExit({ seeOther: '/' })
  if (outcome === 'forbidden') throw pageExit({ status: 403 })
  return outcome
}
