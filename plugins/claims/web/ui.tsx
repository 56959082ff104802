import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { ClaimLink } from './ClaimLink.tsx'
import { ClaimCard } from './review/ClaimCard.tsx'

/** Links to the wizard and the sign-up, the card of a claim on support's desk, and the tab with the user's claims. */
export const ui = defineUi({
  footer: { users: [{ to: 'facility_signup', label: 'claims.footer' }] },
  fills: [fill(facilityHeadingSlot, 'claims', ClaimLink), fill(reviewSlot, 'claim', ClaimCard)],
  tabs: [tab({ area: accountTabs, route: 'user_claims', label: 'claims.own.tab', after: 'facilites_list' })],
})
