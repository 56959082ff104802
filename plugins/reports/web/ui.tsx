import { lazy } from 'react'
import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineUi, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { appealReviewKind, reportReviewKind } from '../contract/reasons.ts'

// Loaded on the desk alone, so that their styles are not part of every page.
const CaseCard = lazy(async () => ({ default: (await import('./review/CaseCard.tsx')).CaseCard }))
const AppealCard = lazy(async () => ({ default: (await import('./review/AppealCard.tsx')).AppealCard }))

/** The tab of the user's reports and decisions, the cards on support's desk, and the footer links. */
export const ui = defineUi({
  footer: {
    service: [
      { to: 'notice', label: 'reports.footer.notice' },
      { to: 'transparency', label: 'reports.footer.transparency' },
    ],
  },
  fills: [fill(reviewSlot, reportReviewKind, CaseCard), fill(reviewSlot, appealReviewKind, AppealCard)],
  tabs: [
    tab({
      area: accountTabs,
      route: 'user_reports',
      label: 'reports.own.tab',
      badge: 'reports.new_decisions',
      pages: ['user_decisions', 'user_decision'],
      after: 'user_opinions',
    }),
  ],
})
