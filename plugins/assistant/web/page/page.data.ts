import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowAssistant } from '../../use-cases/show-assistant.ts'

/** Answers the question about a facility, `?q=…&placowka=slug`; a text without a facility leads to the search. */
export const data = pageData(
  ShowAssistant,
  ({ query, context }) => ({ question: query['q'] ?? '', slug: query['placowka'] ?? null, language: context.language }),
  ({ facility, question }, { t, href }) => ({
    noindex: true,
    ...(!facility && question !== '' && { seeOther: href('/szukaj', undefined, { q: question }) }),
    crumbs: [
      ...(facility ? [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }] : []),
      { label: t('assistant.page.title') },
    ],
  }),
)
