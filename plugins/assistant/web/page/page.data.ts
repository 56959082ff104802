import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowAssistant } from '../../use-cases/show-assistant.ts'

/** Answers the question of the address about a facility: `?q=…&placowka=slug`. Without a facility the text is a search. */
export const data = pageData(
  ShowAssistant,
  ({ query, context }) => ({ question: query['q'] ?? '', slug: query['placowka'] ?? null, language: context.language }),
  ({ question, facility }, { t, href }) => ({
    noindex: true,
    ...(facility && { title: t('assistant.page.about', { name: facility.name }) }),
    ...(question !== '' && !facility && { seeOther: href('/szukaj', undefined, { q: question }) }),
    crumbs: [
      ...(facility ? [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }] : []),
      { label: t(facility ? 'assistant.question.ask' : 'assistant.page.title') },
    ],
  }),
)
