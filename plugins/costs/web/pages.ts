import { toolListData } from '#plugins/catalogue/contract/tool-data-ui.ts' with { type: 'vike:pointer' }
import { support } from '#plugins/support/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { OurCostsPage } from './list/OurCostsPage.tsx' with { type: 'vike:pointer' }
import { Page as RatesPage, queries as ratesQueries } from './rates/Page.tsx' with { type: 'vike:pointer' }

/** Costs of a list for the reader's family, and support's page with the rates. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'our_costs',
    route: '/najtansze-dla-nas/@type/@voivodeship/@city',
    Page: OurCostsPage,
    data: toolListData,
    title: 'costs.ours.title',
    description: 'costs.ours.lead',
    backLink: true,
  },
  {
    layout: support,
    name: 'support_rates',
    route: '/support/rates',
    messages: ['costs', 'places.voivodeship', 'error/rate-not-found', 'error/rate-contradictory', ...formMessages],
    Page: RatesPage,
    queries: ratesQueries,
    title: 'costs.rates.title',
  },
])
