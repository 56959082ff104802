import { plainPage } from '#web/data/plain-page.ts'
import { isNumber } from '../../contract/message.ts'

/** The number of a message that was taken; it asks nobody, since the database may be away. */
export const data = plainPage(({ t, href, params: { number = '' } }) =>
  isNumber(number)
    ? {
        value: { number },
        head: { noindex: true, crumbs: [{ label: t('contact.page.crumb'), href: href('contact') }, { label: t('contact.sent.title') }] },
      }
    : null,
)
