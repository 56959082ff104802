import { support } from '#plugins/support/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as RatesPage, queries as ratesQueries } from './rates/Page.tsx' with { type: 'vike:pointer' }

/** Support's page with the rates. */
export const pages = definePages([
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
