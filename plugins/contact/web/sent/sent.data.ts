import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { isMessageNumber } from '../../contract/message.ts'

/** Number of a sent message, from the address alone, since the database may be unavailable. */
export const data = staticPageData(({ t, href, params: { number = '' } }) =>
  isMessageNumber(number)
    ? {
        value: { number },
        head: { noindex: true, crumbs: [{ label: t('contact.page.crumb'), href: href('contact') }, { label: t('contact.sent.title') }] },
      }
    : null,
)
