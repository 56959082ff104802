import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { ClaimCard } from './review/cards.ts' with { type: 'vike:pointer' }

/** Link to the sign-up in the footer, the card of a claim on support's desk, and the tab with the user's claims. */
export const fills = defineFills({
  desk: [fill(reviewSlot, 'claim', ClaimCard)],
  footer: { users: [{ to: 'facility_signup', label: 'claims.footer' }] },
  tabs: [
    tab({
      area: accountTabs,
      group: 'children',
      route: 'user_claims',
      conditional: true,
      label: 'claims.own.title',
      after: 'facilites_list',
    }),
  ],
})
