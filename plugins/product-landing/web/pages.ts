import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page as FunctionsPage } from './functions/Page.tsx' with { type: 'vike:pointer' }
import { Page as OverviewPage } from './overview/Page.tsx' with { type: 'vike:pointer' }
import { functionsData, overviewData, priceListData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as PriceListPage } from './price-list/Page.tsx' with { type: 'vike:pointer' }

/** Product pages: overview, functions, price list. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'product_landing',
    route: '/dla-placowek',
    Page: OverviewPage,
    data: overviewData,
    title: 'product-landing.overview.title',
    description: 'product-landing.overview.description',
  },
  {
    layout: 'public',
    name: 'product_landing_functions',
    route: '/dla-placowek/funkcje',
    Page: FunctionsPage,
    data: functionsData,
    title: 'product-landing.functions.title',
    description: 'product-landing.functions.description',
  },
  {
    layout: 'public',
    name: 'product_landing_price_list',
    route: '/dla-placowek/cennik',
    Page: PriceListPage,
    data: priceListData,
    title: 'product-landing.price-list.title',
    description: 'product-landing.price-list.description',
  },
])
