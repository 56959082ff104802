import { Db } from '#adapters/postgres/unit-of-work.ts'
import { token } from '#core/kernel/token.ts'
import { type SitemapPages, staticPages } from '#core/plugin/addresses.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { DirectoryCounts } from './domain/directory-counts.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDirectoryCounts } from './persistence/directory-counts.query.ts'
import { makeReadLayout, ReadLayout } from './use-cases/read-layout.ts'
import { makeShowNumbers, ShowNumbers } from './use-cases/show-numbers.ts'

const ProductAddresses = token<SitemapPages>('product-landing/Addresses')

/** What the product is for facilities: what they have already, what is planned, what it costs, and how much the directory holds. */
export const plugin = definePlugin({
  name: 'product-landing',
  bindings: (bind) => {
    bind(DirectoryCounts, makeDirectoryCounts, { db: Db })
    bind(ShowNumbers, makeShowNumbers, { counts: DirectoryCounts, clock: Clock })
    bind(ReadLayout, makeReadLayout, {})
    bind(ProductAddresses, () => staticPages('/dla-placowek', '/dla-placowek/funkcje', '/dla-placowek/cennik'), {})
  },
  sitemap: ProductAddresses,
  layoutData: ReadLayout,
  messages: { pl, ua, en },
})
