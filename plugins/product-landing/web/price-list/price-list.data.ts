import { pageData } from '#web/server/page-data/page-data.ts'
import { priceListTag } from '../../contract/price-list-tag.ts'
import { ShowPriceList } from '../../use-cases/show-price-list.ts'
import { subpageCrumbs } from '../parts/text-page.data.ts'

/** Loads the price list; support's changes of limits make it stale. */
export const data = pageData(
  ShowPriceList,
  () => ({}),
  (_, page) => ({ tags: [priceListTag], crumbs: subpageCrumbs('price-list', page) }),
)
