import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ReadStopLink, StopMails } from '../../use-cases/stop-mails.ts'

/** Loads the facility whose mails are to end. The link alone changes nothing. */
export const data = pageData(
  ReadStopLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('questions.stop.title') }] }),
)

/** Ends the mails and returns to the page, which says so. */
export const action = pageAction(StopMails, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/odpowiedz/rezygnacja/${token}`),
})
