import { pageData } from '#web/data/page-data.ts'
import { ListNotes } from '../../use-cases/list-notes.ts'

/** The notes, and the way to this page. */
export const data = pageData(
  ListNotes,
  () => ({}),
  (_, { t }) => ({ crumbs: [{ label: t('sample-plugin.title') }] }),
)
