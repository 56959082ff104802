import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { loginDialog } from './login-dialog.ts'
import { userCardIsland } from './user-card/user-card-island.ts'

/** Tabs of the account area, and sign-in dialog and user card for pages of all plugins. */
export const fills = defineFills({
  tabs: [
    tab({ area: accountTabs, route: 'user_profile', label: 'accounts.own.tabs.profile' }),
    tab({ area: accountTabs, route: 'user_security', label: 'accounts.own.tabs.security', after: 'user_profile' }),
    tab({ area: accountTabs, route: 'user_sessions', label: 'accounts.own.tabs.sessions', after: 'user_security' }),
    tab({ area: accountTabs, route: 'facilites_list', label: 'accounts.own.tabs.facilities', after: 'user_sessions' }),
  ],
  loginDialog,
  userCard: userCardIsland,
})
