import type { PageContextServer } from 'vike/types'
import { answerForm } from './answer-form.ts'
import { enterPage } from './enter-page.ts'

/** Who may enter, and posted forms, where Vike draws the page: its hook before the data. */
export const guard = async (pageContext: PageContextServer): Promise<void> => {
  await enterPage(pageContext)
  await answerForm(pageContext, pageContext.config.action)
}
