import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowDocs } from '../../use-cases/show-docs.ts'

/** Loads all operations. Not indexed: `/api` is closed to search engines. */
export const data = pageData(
  ShowDocs,
  () => ({}),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('api-docs.title') }] }),
)
