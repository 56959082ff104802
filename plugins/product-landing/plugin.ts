import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { ReadPriceList } from '#core/packages/price-list.port.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { priceListTag } from './contract/price-list-tag.ts'
import { DirectoryCounts } from './domain/directory-counts.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDirectoryCounts } from './persistence/directory-counts.query.ts'
import { LoadProductLayoutData, makeLoadProductLayoutData } from './use-cases/load-layout-data.ts'
import { makeShowNumbers, ShowNumbers } from './use-cases/show-numbers.ts'
import { makeShowPriceList, ShowPriceList } from './use-cases/show-price-list.ts'

const ProductSitemap = token<SitemapPages>('product-landing/Sitemap')

/** Product pages for facilities: available and planned functions, prices, and the size of the directory. */
export const plugin = definePlugin({
  name: 'product-landing',
  bindings: (bind) => {
    bind(DirectoryCounts, makeDirectoryCounts, { db: Db })
    bind(ShowNumbers, makeShowNumbers, { counts: DirectoryCounts, clock: Clock })
    bind(ShowPriceList, makeShowPriceList, { readPriceList: ReadPriceList })
    bind(LoadProductLayoutData, makeLoadProductLayoutData, {})
    bind(ProductSitemap, () => staticPages('/dla-placowek', '/dla-placowek/funkcje', '/dla-placowek/cennik'), {})
  },
  sitemap: ProductSitemap,
  cacheInvalidations: [cacheInvalidation(LimitChanged, () => [priceListTag])],
  layoutData: LoadProductLayoutData,
  messages: { pl, ua, en },
})
