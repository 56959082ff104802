import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { RefuseInvitation, ShowInvitationPage } from '../../use-cases/invitations.ts'

/** Loads the invitation to refuse. */
export const data = pageData(
  ShowInvitationPage,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('membership.refuse.title') }] }),
)

/** Refuses the invitation and redirects to the confirmation. */
export const action = pageAction(RefuseInvitation, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href }) => href('/zaproszenie-odrzucone'),
})
