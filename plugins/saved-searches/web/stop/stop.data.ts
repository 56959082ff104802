import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ReadSearchStopLink, StopSearch } from '../../use-cases/saved-searches.ts'

/** Loads the search whose messages are to end. The link alone changes nothing. */
export const data = pageData(
  ReadSearchStopLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('saved-searches.stop.title') }] }),
)

/** Ends the messages and returns to the page, which says so. */
export const action = pageAction(StopSearch, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/zapisane-wyszukiwania/rezygnacja/${token}`),
})
