import { tabArea } from '#core/plugin/tab-area.ts'

// Tab areas that the layouts of `web` show.

/** Pages of the user's own account: in the account layout and in the user card. */
export const accountTabs = tabArea('account')
/** Pages of a facility in the user card. */
export const userCardTabs = tabArea('user-card')
