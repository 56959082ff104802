import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { FollowAction } from './profile/FollowAction.tsx' with { type: 'vike:pointer' }

/** Way to follow a facility on its profile, and the tab of the account. */
export const fills = defineFills({
  profile: [fill(facilityActionsSlot, 'subscriptions', FollowAction)],
  tabs: [
    tab({
      area: accountTabs,
      group: 'talks',
      route: 'user_subscriptions',
      label: 'subscriptions.own.title',
      badge: 'subscriptions.new',
      after: 'favourites',
    }),
  ],
})
