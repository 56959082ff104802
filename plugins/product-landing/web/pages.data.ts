import { messageKey } from '#core/kernel/message-key.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { priceListTag } from '../contract/price-list-tag.ts'
import { ShowNumbers } from '../use-cases/show-numbers.ts'
import { ShowPriceList } from '../use-cases/show-price-list.ts'

/** Returns the breadcrumbs of a subpage. */
const subpageCrumbs = (page: 'functions' | 'price-list', { t, href }: PageRequest) => [
  { label: t('product-landing.ways.overview'), href: href('product_landing') },
  { label: t(messageKey('product-landing.ways', page)) },
]

/** Creates the data of a static subpage: its breadcrumbs. */
const textPageData = (page: 'functions' | 'price-list') =>
  staticPageData((request) => ({ value: null, head: { tags: [], crumbs: subpageCrumbs(page, request) } }))

/** Data of the static list of functions. */
export const functionsData = textPageData('functions')

/** Loads the size of the directory. */
export const overviewData = pageData(
  ShowNumbers,
  () => ({}),
  (_, { t }) => ({ tags: [pageTags.facilities], crumbs: [{ label: t('product-landing.ways.overview') }] }),
)

/** Loads the price list; support's changes of limits make it stale. */
export const priceListData = pageData(
  ShowPriceList,
  () => ({}),
  (_, page) => ({ tags: [priceListTag], crumbs: subpageCrumbs('price-list', page) }),
)
