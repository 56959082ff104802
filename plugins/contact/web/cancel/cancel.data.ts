import { Schema } from 'effect'
import { pageAction } from '#web/data/page-action.ts'
import { pageData } from '#web/data/page-data.ts'
import { CancelPresentation } from '../../use-cases/cancel-presentation.ts'
import { ShowPresentation } from '../../use-cases/show-presentation.ts'

/** What is to be called off. A link alone changes nothing: mail programs open links by themselves. */
export const data = pageData(
  ShowPresentation,
  ({ params: { token = '' } }) => ({ token }),
  ({ cancelled, token }, { t, href }) => ({
    ...(cancelled && { moved: href(`/umow-prezentacje/termin/${token}`) }),
    noindex: true,
    crumbs: [{ label: t('contact.presentation.crumb'), href: href('presentation') }, { label: t('contact.cancel.title') }],
  }),
)

/** Calls it off and leads to the booking, which says so. */
export const action = pageAction(CancelPresentation, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href, params: { token = '' } }) => href(`/umow-prezentacje/termin/${token}`),
})
