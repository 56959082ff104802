import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { CancelPresentation, ShowPresentation } from '../../use-cases/presentations.ts'

/** Loads the booking to cancel. Opening the link changes nothing, since mail programs prefetch links. */
export const data = pageData(
  ShowPresentation,
  ({ params: { token = '' } }) => ({ token }),
  ({ cancelled, token }, { t, href }) => ({
    ...(cancelled && { permanentRedirect: href(`/umow-prezentacje/termin/${token}`) }),
    noindex: true,
    crumbs: [{ label: t('contact.presentation.crumb'), href: href('presentation') }, { label: t('contact.cancel.title') }],
  }),
)

/** Cancels the booking and redirects to its page. */
export const action = pageAction(CancelPresentation, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/umow-prezentacje/termin/${token}`),
})
