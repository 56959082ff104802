import type { PageContext } from '#web/runtime/page-context.ts'
import { loginData } from './login.data.ts'

export { action } from './login.data.ts'

/** Data of the sign-in page of `/panel-wizytowki`. */
export const data = (pageContext: PageContext) => loginData(pageContext, 'accounts.listing-login.title', '/panel-wizytowki')
