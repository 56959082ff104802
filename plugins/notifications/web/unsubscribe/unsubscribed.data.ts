import { pageData } from '#web/data/page-data.ts'
import { ReadUnsubscribe } from '../../use-cases/read-unsubscribe.ts'

/** Which mails have ended. */
export const data = pageData(
  ReadUnsubscribe,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('notifications.unsubscribe.title') }] }),
)
