import { tabArea } from '#core/plugin/tab-area.ts'

// Tab areas that the layouts of `web` show.

/** Pages of the user's own account: in the account layout and in the user card. */
export const accountTabs = tabArea('account', [
  { name: 'today' },
  { name: 'children', label: 'shell.account.group.children' },
  { name: 'talks', label: 'shell.account.group.talks' },
  { name: 'account', label: 'shell.account.group.account' },
])
/** Pages of a facility in the user card. */
export const userCardTabs = tabArea('user-card')
