import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { isReportNumber } from '../../contract/notice.ts'

/** Number of a notice, from the address alone. */
export const data = staticPageData(({ t, href, params: { number = '' } }) =>
  isReportNumber(number)
    ? {
        value: { number },
        head: {
          noindex: true,
          crumbs: [{ label: t('reports.notice-form.title'), href: href('notice') }, { label: t('reports.notice-form.sent.title') }],
        },
      }
    : null,
)
