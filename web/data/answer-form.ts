import type { PageAction } from './page-action.ts'
import type { PageContext } from './page-context.ts'
import { pageExit } from './stop.ts'

/** Hands a posted form to the action of its page, before the page's data is read; a page without one has nothing to be posted to. */
export const answerForm = async (pageContext: PageContext, action: PageAction | undefined): Promise<void> => {
  const { posted } = pageContext.context
  if (!posted) return
  if (posted.foreign) throw pageExit({ status: 403 })
  if (!action) throw pageExit({ status: 404 })
  await action(pageContext, posted)
}
