import { plainPage } from '#web/data/plain-page.ts'

/** The data of a page beneath the first of the three that asks nothing of anybody: the way to it. */
export const wordsAlone = (page: 'functions' | 'price-list') =>
  plainPage(({ t, href }) => ({
    value: null,
    head: {
      tags: [],
      crumbs: [{ label: t('product-landing.ways.overview'), href: href('product_landing') }, { label: t(`product-landing.ways.${page}`) }],
    },
  }))
