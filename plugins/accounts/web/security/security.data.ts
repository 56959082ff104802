import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowSecurity } from '../../use-cases/show-security.ts'

/** Loads the user's second factors. */
export const data = pageData(ShowSecurity, () => ({}))
