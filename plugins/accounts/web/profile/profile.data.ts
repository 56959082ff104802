import { pageData } from '#web/data/page-data.ts'
import { ShowAccount } from '../../use-cases/show-account.ts'

/** One's own account, as it is kept. */
export const data = pageData(ShowAccount, ({ context }) => ({ id: context.user?.id ?? '' }))
