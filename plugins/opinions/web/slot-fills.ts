import { facilityActionsSlot, facilityProfileSlot, facilitySiteSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { landingSlot } from '#web/runtime/slots.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { opinionsSlotKey } from '../contract/public-views.ts'
import { answerReviewKind, opinionReviewKind, writeOpinions } from '../contract/states.ts'
import { Latest } from './home/Latest.tsx' with { type: 'vike:pointer' }
import { AddOpinion, OpinionsSection } from './profile/OpinionsSection.tsx' with { type: 'vike:pointer' }
import { AnswerReview, OpinionReview } from './review/cards.ts' with { type: 'vike:pointer' }
import { SiteOpinions } from './site/SiteOpinions.tsx' with { type: 'vike:pointer' }

/**
 * Newest opinions on the home page, opinions on profiles and sites, and the way to write one, the cards on support's desk, the tabs
 * of authors and facilities, and the footer link to the rules.
 */
export const fills = defineFills({
  home: [fill(landingSlot, 'opinions', Latest)],
  profile: [fill(facilityProfileSlot, opinionsSlotKey, OpinionsSection), fill(facilityActionsSlot, opinionsSlotKey, AddOpinion)],
  site: [fill(facilitySiteSlot, opinionsSlotKey, SiteOpinions)],
  desk: [fill(reviewSlot, opinionReviewKind, OpinionReview), fill(reviewSlot, answerReviewKind, AnswerReview)],
  footer: { service: [{ to: 'how_we_check', label: 'opinions.about.footer' }] },
  tabs: [
    tab({
      area: accountTabs,
      group: 'children',
      route: 'user_opinions',
      conditional: true,
      label: 'opinions.own.title',
      badge: 'opinions.new_answers',
      after: 'facilites_list',
    }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_opinions',
      label: 'opinions.panel.title',
      permissions: [writeOpinions],
      badge: 'opinions.new_opinions_by_facility',
      after: 'facility_applications',
    }),
  ],
})
