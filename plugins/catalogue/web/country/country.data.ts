import { messageKey } from '#core/kernel/message-key.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowVoivodeships } from '../../use-cases/voivodeships.ts'
import { categoryOf } from '../category.ts'

/** Loads the sixteen voivodeships of one category. */
export const data = pageData(
  ShowVoivodeships,
  ({ params }) => ({ category: categoryOf(params) }),
  (voivodeships, { params, t }) => {
    const total = voivodeships.reduce((sum, { count }) => sum + count, 0)
    const category = t(messageKey('catalogue', categoryOf(params)))
    return {
      values: { category, facilities: t('catalogue.facilities', { count: total }) },
      crumbs: [{ label: category }],
      noindex: total === 0,
      tags: [pageTags.facilities],
    }
  },
)
