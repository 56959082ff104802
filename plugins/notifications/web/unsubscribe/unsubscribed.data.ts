import { pageData } from '#web/server/page-data/page-data.ts'
import { ReadUnsubscribeLink } from '../../use-cases/unsubscribe.ts'

/** Verifies the link of the confirmation page. */
export const data = pageData(
  ReadUnsubscribeLink,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('notifications.unsubscribe.title') }] }),
)
