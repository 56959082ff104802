import { accountTabs } from '#web/runtime/tab-areas.ts'
import { defineUi, tab } from '#web/runtime/plugin-ui.ts'

/** Link to the sign-up in the footer, and the tab with the user's claims. */
export const ui = defineUi({
  footer: { users: [{ to: 'facility_signup', label: 'claims.footer' }] },
  tabs: [tab({ area: accountTabs, route: 'user_claims', label: 'claims.own.tab', after: 'facilites_list' })],
})
