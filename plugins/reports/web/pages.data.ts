import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { isReportNumber, NewNotice } from '../contract/notice.ts'
import { SendNotice } from '../use-cases/send-notice.ts'
import { ShowTransparency } from '../use-cases/show-transparency.ts'

/** Data of the form: `?adres=URL` names the address that it is about. */
export const noticeData = staticPageData(({ t, query }) => ({
  value: { url: (query['adres'] ?? '').slice(0, 2000) },
  head: { noindex: Object.keys(query).length > 0, crumbs: [{ label: t('reports.notice-form.title') }] },
}))

/** Sends the notice and redirects to the page with its number. */
export const send = pageAction(SendNotice, {
  input: NewNotice,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ number }, { href }) => href(`/zglos-tresc/wyslano/${number}`),
})

/** Number of a notice, from the address alone. */
export const sentData = staticPageData(({ t, href, params: { number = '' } }) =>
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

/** Loads the figures of all years. */
export const transparencyData = pageData(
  ShowTransparency,
  () => ({}),
  (_, { t }) => ({ crumbs: [{ label: t('reports.transparency.title') }] }),
)
