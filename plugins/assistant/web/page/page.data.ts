import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowAssistant } from '../../use-cases/show-assistant.ts'

/** Answers the question of the address: `?q=…`, about a facility with `&placowka=slug`. */
export const data = pageData(
  ShowAssistant,
  ({ query, context }) => ({ question: query['q'] ?? '', slug: query['placowka'] ?? null, language: context.language }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('assistant.page.title') }] }),
)
