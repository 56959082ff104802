import type { PageContextServer } from 'vike/types'
import { handleFormPost } from './handle-form-post.ts'
import { authorizePage } from './authorize-page.ts'

/** Vike's hook before the data hook: enforces access and handles posted forms. */
export const guard = async (pageContext: PageContextServer): Promise<void> => {
  await authorizePage(pageContext)
  await handleFormPost(pageContext, pageContext.config.action)
}
