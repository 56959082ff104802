import { define } from '#core/kernel/define.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { priceListTag } from './contract/price-list-tag.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDirectoryCounts } from './persistence/directory-counts.query.ts'
import { LoadProductLayoutData } from './use-cases/load-layout-data.ts'

const ProductSitemap = define('product-landing/Sitemap', {}, () =>
  staticPages('/dla-placowek', '/dla-placowek/funkcje', '/dla-placowek/cennik'),
)

/** Product pages for facilities: available and planned functions, prices, and the size of the directory. */
export const plugin = definePlugin({
  name: 'product-landing',
  providers: [makeDirectoryCounts],
  sitemap: ProductSitemap,
  cacheInvalidations: [cacheInvalidation(LimitChanged, () => [priceListTag])],
  layoutData: LoadProductLayoutData,
  messages: { pl, ua, en },
})
