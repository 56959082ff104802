import { messageKey } from '#core/kernel/message-key.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'

/** Returns the breadcrumbs of a subpage. */
export const subpageCrumbs = (page: 'functions' | 'price-list', { t, href }: PageRequest) => [
  { label: t('product-landing.ways.overview'), href: href('product_landing') },
  { label: t(messageKey('product-landing.ways', page)) },
]

/** Creates the data of a static subpage: its breadcrumbs. */
export const textPageData = (page: 'functions' | 'price-list') =>
  staticPageData((request) => ({ value: null, head: { tags: [], crumbs: subpageCrumbs(page, request) } }))
