import { pageData } from '#web/data/page-data.ts'
import { ShowSecurity } from '../../use-cases/show-security.ts'

/** How one signs in beside the password. */
export const data = pageData(ShowSecurity, () => ({}))
