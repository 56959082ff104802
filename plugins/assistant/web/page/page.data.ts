import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowAssistant } from '../../use-cases/show-assistant.ts'

/** Answers the question of the address: `?q=…`, about a facility with `&placowka=slug`. */
export const data = pageData(
  ShowAssistant,
  ({ query, context }) => ({ question: query['q'] ?? '', slug: query['placowka'] ?? null, language: context.language }),
  ({ facility }, { t, href }) => ({
    noindex: true,
    crumbs: [
      ...(facility ? [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }] : []),
      { label: t('assistant.page.title') },
    ],
  }),
)
