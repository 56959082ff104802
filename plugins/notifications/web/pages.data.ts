import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ReadUnsubscribeLink, Unsubscribe } from '../use-cases/unsubscribe.ts'

/** Loads the kind of mails to unsubscribe from. The link alone changes nothing, because mail programs open links by themselves. */
export const unsubscribeData = pageData(
  ReadUnsubscribeLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('notifications.unsubscribe.title') }] }),
)

/** Unsubscribes and redirects to the confirmation. */
export const unsubscribeAction = pageAction(Unsubscribe, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/powiadomienia/wypisano/${token}`),
})

/** Verifies the link of the confirmation page. */
export const unsubscribedData = pageData(
  ReadUnsubscribeLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('notifications.unsubscribe.title') }] }),
)
