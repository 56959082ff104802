import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowDocs } from '../../use-cases/show-docs.ts'

/** Loads all operations, which change only with the build. Not indexed: `/api` is closed to search engines. */
export const data = pageData(
  ShowDocs,
  () => ({}),
  (_, { t }) => ({ noindex: true, tags: [], crumbs: [{ label: t('api-docs.title') }] }),
)
