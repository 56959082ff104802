import { Schema } from 'effect'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { RefuseInvitation, ShowInvitationPage } from '../use-cases/invitations.ts'

/** Loads the invitation of a link. Opening the link changes nothing, since mail programs prefetch links. */
export const invitationData = pageData(
  ShowInvitationPage,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('membership.invitation.title') }] }),
)

/** Loads the invitation to refuse. */
export const refuseData = pageData(
  ShowInvitationPage,
  ({ params: { token = '' } }) => ({ token }),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('membership.refuse.title') }] }),
)

/** Refuses the invitation and redirects to the confirmation. */
export const refuse = pageAction(RefuseInvitation, {
  input: Schema.Struct({ token: Schema.String }),
  extra: ({ params: { token = '' } }) => ({ token }),
  redirectTo: (_, { href }) => href('/zaproszenie-odrzucone'),
})

/** Head of the confirmation. */
export const refusedData = staticPageData(({ t }) => ({
  value: {},
  head: { noindex: true, crumbs: [{ label: t('membership.refused.title') }] },
}))

/** Redirects the entry of parents and teachers to the parents. */
export const entryData = async (pageContext: PageContext): Promise<never> => {
  const { href, params } = pageRequest(pageContext)
  throw pageExit({ seeOther: href('facility_parents', { facility: params['facility'] ?? '' }) ?? '/' })
}
