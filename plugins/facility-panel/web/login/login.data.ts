import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { safeReturnPath } from '#web/runtime/safe-return-path.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'

/** Returns where to continue after signing in; sends who is signed in there at once. */
export const data = async (pageContext: PageContext): Promise<PageData<{ readonly returnTo: string }>> => {
  const { query, context, t } = pageRequest(pageContext)
  const returnTo = query['back'] === undefined ? '/panel-wizytowki' : safeReturnPath(query['back'])
  if (typeof (await context.session.authorize('user', undefined)) !== 'string') throw pageExit({ seeOther: returnTo })
  return { value: { returnTo }, head: { noindex: true, crumbs: [{ label: t('facility-panel.listing.login.title') }] } }
}
