import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowAccount } from '../../use-cases/show-account.ts'

/** Loads the user's account. */
export const data = pageData(ShowAccount, ({ context }) => ({ id: context.user?.id ?? '' }))
