import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { NewNotice } from '../../contract/notice.ts'
import { SendNotice } from '../../use-cases/send-notice.ts'

/** Data of the form: `?adres=URL` names the address that it is about. */
export const data = staticPageData(({ t, query }) => ({
  value: { url: (query['adres'] ?? '').slice(0, 2000) },
  head: { noindex: Object.keys(query).length > 0, crumbs: [{ label: t('reports.notice-form.title') }] },
}))

/** Sends the notice and redirects to the page with its number. */
export const action = pageAction(SendNotice, {
  input: NewNotice,
  honeypot: true,
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: ({ number }, { href }) => href(`/zglos-tresc/wyslano/${number}`),
})
