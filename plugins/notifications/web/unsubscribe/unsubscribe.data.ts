import { Schema } from 'effect'
import { pageAction } from '#web/data/page-action.ts'
import { pageData } from '#web/data/page-data.ts'
import { ReadUnsubscribe } from '../../use-cases/read-unsubscribe.ts'
import { Unsubscribe } from '../../use-cases/unsubscribe.ts'

/** Which mails would end. A link alone changes nothing: mail programs open links by themselves. */
export const data = pageData(
  ReadUnsubscribe,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('notifications.unsubscribe.title') }] }),
)

/** Ends them and says so. */
export const action = pageAction(Unsubscribe, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/powiadomienia/wypisano/${token}`),
})
