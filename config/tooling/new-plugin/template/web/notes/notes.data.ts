import { pageData } from '#web/server/page-data/page-data.ts'
import { ListNotes } from '../../use-cases/notes.ts'

/** Loads the notes and the breadcrumb of the page. */
export const data = pageData(
  ListNotes,
  () => ({}),
  (_, { t }) => ({ crumbs: [{ label: t('sample-plugin.title') }] }),
)
