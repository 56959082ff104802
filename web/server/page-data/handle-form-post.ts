import type { PageAction } from './page-action.ts'
import type { PageContext } from '../../runtime/page-context.ts'
import { pageExit } from './page-exit.ts'

/** Passes a posted form to the page's action before the page's data is read. Exits with 403 for a cross-site post and with 404 for a page without action. */
export const handleFormPost = async (pageContext: PageContext, action: PageAction | undefined): Promise<void> => {
  const { posted } = pageContext.context
  if (!posted) return
  if (posted.crossSite) throw pageExit({ status: 403 })
  if (!action) throw pageExit({ status: 404 })
  await action(pageContext, posted)
}
