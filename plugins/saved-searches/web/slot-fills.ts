import { shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { SaveLink } from './link/SaveLink.tsx' with { type: 'vike:pointer' }

/** Link of lists and of the map to save their search, and the tab of the account. */
export const fills = defineFills({
  public: [fill(shownSearchSlot, 'save', SaveLink)],
  tabs: [
    tab({
      area: accountTabs,
      group: 'talks',
      route: 'saved_searches',
      label: 'saved-searches.own.title',
      badge: 'saved_searches.new',
      after: 'user_subscriptions',
    }),
  ],
})
