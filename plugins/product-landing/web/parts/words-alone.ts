import type { PageContext } from '#web/data/page-context.ts'
import type { PageData } from '#web/data/page-data.ts'
import { pageRequest } from '#web/data/page-request.ts'

/** The data of a page beneath the first of the three that asks nothing of anybody: the way to it. */
export const wordsAlone =
  (page: 'functions' | 'price-list') =>
  async (pageContext: PageContext): Promise<PageData<null>> => {
    const { t, href } = pageRequest(pageContext)
    const first = { label: t('product-landing.ways.overview'), href: href('product_landing') }
    return { value: null, head: { crumbs: [first, { label: t(`product-landing.ways.${page}`) }] } }
  }
