import type { PageContextServer } from 'vike/types'
import { answerForm } from './answer-form.ts'

/** Posted forms where Vike draws the page: its hook before the data. */
export const guard = (pageContext: PageContextServer) => answerForm(pageContext, pageContext.config.action)
