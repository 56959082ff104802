import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowTransparency } from '../../use-cases/show-transparency.ts'

/** Loads the figures of all years. */
export const data = pageData(
  ShowTransparency,
  () => ({}),
  (_, { t }) => ({ crumbs: [{ label: t('reports.transparency.title') }] }),
)
