import { isSecretField } from '#core/kernel/secret-fields.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import type { RequestContext } from '../../runtime/request-context.ts'
import type { PageAction } from './page-action.ts'
import { pageExit } from './page-exit.ts'

/** Secrets and files are never sent back to the browser. */
const withoutSecrets = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecretField(name)))

/**
 * Passes a posted form to the page's action before the page's data is read. Returns the context with the action's
 * errors. Exits with the action's redirect, with 403 for a cross-site post, and with 404 for a page without action.
 */
export const handleFormPost = async (pageContext: PageContext, action: PageAction | undefined): Promise<RequestContext> => {
  const { context } = pageContext
  const { posted } = context
  if (!posted) return context
  if (posted.crossSite) throw pageExit({ status: 403 })
  if (!action) throw pageExit({ status: 404 })
  const result = await action(pageContext, posted)
  if ('redirect' in result) throw pageExit({ seeOther: result.redirect, session: result.session })
  return { ...context, posted: { values: withoutSecrets(posted.values), crossSite: false, rejected: result.errors } }
}
