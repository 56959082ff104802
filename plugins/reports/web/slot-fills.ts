import { reviewSlot } from '#plugins/support/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { appealReviewKind, reportReviewKind } from '../contract/reasons.ts'
import { AppealCard, CaseCard } from './review/cards.ts' with { type: 'vike:pointer' }

/** The tab of the user's reports and decisions, the cards on support's desk, and the footer links. */
export const fills = defineFills({
  desk: [fill(reviewSlot, reportReviewKind, CaseCard), fill(reviewSlot, appealReviewKind, AppealCard)],
  footer: {
    service: [
      { to: 'notice', label: 'reports.footer.notice' },
      { to: 'transparency', label: 'reports.footer.transparency' },
    ],
  },
  tabs: [
    tab({
      area: accountTabs,
      group: 'account',
      route: 'user_reports',
      conditional: true,
      label: 'reports.own.title',
      badge: 'reports.new_decisions',
      pages: ['user_decisions', 'user_decision'],
      after: 'user_notifications',
    }),
  ],
})
