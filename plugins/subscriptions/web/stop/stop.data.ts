import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ReadStopLink, Stop } from '../../use-cases/stop.ts'

/** Loads the facility whose subscription is to end. The link alone changes nothing. */
export const data = pageData(
  ReadStopLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('subscriptions.stop.title') }] }),
)

/** Ends the subscription and returns to the page, which says so. */
export const action = pageAction(Stop, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/obserwowane/rezygnacja/${token}`),
})
