import { lazy } from 'react'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { writeOpinions } from '../contract/permissions.ts'
import { answerReviewKind, opinionReviewKind } from '../contract/reasons.ts'

// Loaded on the desk alone, so that their styles are not part of every page.
const OpinionReview = lazy(async () => ({ default: (await import('./review/OpinionReview.tsx')).OpinionReview }))
const AnswerReview = lazy(async () => ({ default: (await import('./review/AnswerReview.tsx')).AnswerReview }))

/** The tabs of authors and facilities, the cards on support's desk, and the footer link to the rules. */
export const ui = defineUi({
  footer: { service: [{ to: 'how_we_check', label: 'opinions.about.footer' }] },
  fills: [fill(reviewSlot, opinionReviewKind, OpinionReview), fill(reviewSlot, answerReviewKind, AnswerReview)],
  tabs: [
    tab({ area: accountTabs, route: 'user_opinions', label: 'opinions.own.tab', badge: 'opinions.new_answers', after: 'facilites_list' }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_opinions',
      label: 'opinions.panel.tab',
      permissions: [writeOpinions],
      badge: 'opinions.new_opinions_by_facility',
      after: 'facility_applications',
    }),
  ],
})
