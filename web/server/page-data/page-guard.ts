import type { PageContextServer } from 'vike/types'
import { authorizePage } from './authorize-page.ts'
import { completeQuery } from './complete-query.ts'
import { handleFormPost } from './handle-form-post.ts'
import { pageExitOf } from './page-exit.ts'

/** Vike's hook before the data hook: enforces access and handles posted forms, and replaces the request context by the one that results. */
export const guard = async (pageContext: PageContextServer): Promise<void> => {
  try {
    pageContext.context = await authorizePage(pageContext)
    await completeQuery(pageContext)
    pageContext.context = await handleFormPost(pageContext, pageContext.config.action)
  } catch (error) {
    const exit = pageExitOf(error)
    // Vike's redirect carries no cookie: the caller of `renderPage` reads it here.
    if (exit && 'seeOther' in exit) pageContext.outcome.session = exit.session
    throw error
  } finally {
    pageContext.outcome.context = pageContext.context
  }
}
