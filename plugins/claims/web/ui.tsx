import { lazy } from 'react'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'

// Loaded on the desk alone, so that its styles are not part of every page.
const ClaimCard = lazy(async () => ({ default: (await import('./review/ClaimCard.tsx')).ClaimCard }))

/** Link to the sign-up in the footer, the card of a claim on support's desk, and the tab with the user's claims. */
export const ui = defineUi({
  footer: { users: [{ to: 'facility_signup', label: 'claims.footer' }] },
  fills: [fill(reviewSlot, 'claim', ClaimCard)],
  tabs: [tab({ area: accountTabs, route: 'user_claims', label: 'claims.own.tab', after: 'facilites_list' })],
})
