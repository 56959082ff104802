import { staticPageData } from '#web/server/page-data/static-page-data.ts'

/** Creates the data of a static subpage: its breadcrumbs. */
export const textPageData = (page: 'functions' | 'price-list') =>
  staticPageData(({ t, href }) => ({
    value: null,
    head: {
      tags: [],
      crumbs: [{ label: t('product-landing.ways.overview'), href: href('product_landing') }, { label: t(`product-landing.ways.${page}`) }],
    },
  }))
