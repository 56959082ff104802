import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowNumbers } from '../../use-cases/show-numbers.ts'

/** Loads the size of the directory. */
export const data = pageData(
  ShowNumbers,
  () => ({}),
  (_, { t }) => ({ tags: [pageTags.facilities], crumbs: [{ label: t('product-landing.ways.overview') }] }),
)
