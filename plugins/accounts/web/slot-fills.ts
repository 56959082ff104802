import { defineFills, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { loginDialog } from './login-dialog.ts'
import { userCardIsland } from './user-card/user-card-island.ts'

/** Tabs of the account area, and sign-in dialog and user card for pages of all plugins. */
export const fills = defineFills({
  tabs: [
    tab({ area: accountTabs, group: 'today', route: 'user', label: 'accounts.today.title' }),
    tab({ area: accountTabs, group: 'account', route: 'user_profile', label: 'accounts.own.profile.title' }),
    tab({ area: accountTabs, group: 'account', route: 'user_security', label: 'accounts.own.security.title', after: 'user_profile' }),
    tab({ area: accountTabs, group: 'account', route: 'user_sessions', label: 'accounts.own.sessions.title', after: 'user_security' }),
    tab({
      area: accountTabs,
      group: 'children',
      route: 'facilites_list',
      conditional: true,
      label: 'accounts.own.facilities.title',
      after: 'user_sessions',
    }),
  ],
  loginDialog,
  userCard: userCardIsland,
})
