import { definePages } from '#web/runtime/plugin-ui.ts'
import { ResultsPage } from './results/ResultsPage.tsx' with { type: 'vike:pointer' }
import { data } from './results/results.data.ts' with { type: 'vike:pointer' }

/** Page of the results of a search text. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'search',
    route: '/szukaj',
    Page: ResultsPage,
    data,
    title: 'search.results.title',
    description: 'search.results.description',
  },
])
