import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowInvitationPage } from '../../use-cases/invitations.ts'

/** Loads the invitation of a link. Opening the link changes nothing, since mail programs prefetch links. */
export const data = pageData(
  ShowInvitationPage,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('membership.invitation.title') }] }),
)
