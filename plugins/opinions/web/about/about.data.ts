import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowRules } from '../../use-cases/opinion-lists.ts'

/** Loads the figures of the rules. */
export const data = pageData(
  ShowRules,
  () => ({}),
  (_, { t }) => ({ tags: [], crumbs: [{ label: t('opinions.about.heading') }] }),
)
