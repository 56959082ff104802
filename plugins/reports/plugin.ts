import { define } from '#core/kernel/define.ts'
import { reviewKind } from '#core/moderation/review-kind.ts'
import { reviewRule } from '#core/moderation/review-rule.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { conditionalTab } from '#core/plugin/conditional-tabs.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { reportsApi } from './contract/api.ts'
import { reviewHours } from './contract/limits.ts'
import { appealReviewKind, reportReasons, reportReviewKind } from './contract/reasons.ts'
import { reportsMails, reportsNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { reports } from './migrations/20261214090000-reports.ts'
import { rejectedDecisions } from './migrations/20261216090000-reports-rejected.ts'
import { reportsRetention } from './migrations/20261229091000-reports-retention.ts'
import { decidedDrafts } from './migrations/20270122096000-reports.ts'
import { makeDecisions } from './persistence/decisions.repository.ts'
import { makeFigures } from './persistence/figures.query.ts'
import { makeReports } from './persistence/reports.repository.ts'
import { reportsTables } from './persistence/tables.ts'
import { reportsPersonal } from './personal-data.ts'
import { CountDecisions, MarkDecisionsSeen } from './services/badges.ts'
import { ExamineNumber, ExamineReason } from './services/examine-case.ts'
import { CloseAppeal, DecideAppeal, ShowAppealReview } from './use-cases/decide-appeal.ts'
import { AppealDecision, ListOwnDecisions, ShowDecision } from './use-cases/decisions.ts'
import { RecordRefusal } from './use-cases/record-refusal.ts'
import { ReportThing, ShowTarget } from './use-cases/report-thing.ts'
import { ListOwnReports, ListReports, makeLoadReportLayout, ReadContext } from './use-cases/reports.ts'
import { CloseCase, ResolveReport, ShowCaseReview } from './use-cases/resolve-report.ts'
import { SeedReportsDemo } from './use-cases/seed-demo.ts'
import { SendNotice } from './use-cases/send-notice.ts'
import { ShowTransparency } from './use-cases/show-transparency.ts'

const messages = 'reports.review'
const ReportsSitemap = define('reports/Sitemap', {}, () => staticPages('/zglos-tresc', '/przejrzystosc'))

/** Reports of what breaks the rules, statements of reasons, and appeals. */
export const plugin = definePlugin({
  name: 'reports',
  dependsOn: ['accounts', 'drafts', 'moderation', 'notifications', 'support'],
  migrations: [reports, rejectedDecisions, reportsRetention, decidedDrafts],
  tables: reportsTables,
  providers: [makeFigures, makeReports, makeDecisions, makeLoadReportLayout],
  endpoints: implement(reportsApi, [
    ReportThing,
    ListOwnReports,
    ShowTarget,
    ListReports,
    ReadContext,
    ResolveReport,
    SendNotice,
    ListOwnDecisions,
    ShowDecision,
    AppealDecision,
    DecideAppeal,
    ShowTransparency,
  ]),
  sitemap: ReportsSitemap,
  reviews: [
    reviewKind(reportReviewKind, {
      messages,
      dueHours: reviewHours.report,
      reasons: reportReasons,
      ownForm: true,
      decide: CloseCase,
      show: ShowCaseReview,
    }),
    reviewKind(appealReviewKind, {
      messages: 'reports.appeal-review',
      dueHours: reviewHours.appeal,
      reasons: ['unfounded'],
      ownForm: true,
      decide: CloseAppeal,
      show: ShowAppealReview,
    }),
  ],
  reviewRules: [
    reviewRule('reports-number', { messages, examine: ExamineNumber }),
    reviewRule('reports-reason', { messages, examine: ExamineReason }),
  ],
  reviewSteps: [RecordRefusal],
  badgeCounters: [badgeCounter('reports', CountDecisions, MarkDecisionsSeen)],
  mails: reportsMails,
  notifications: reportsNotifications,
  personalData: reportsPersonal,
  demoSeed: SeedReportsDemo,
  conditionalTabs: [
    conditionalTab(
      'user_reports',
      'exists (select 1 from reports_report r where r.account_id = a.id) or exists (select 1 from reports_party p where p.account_id = a.id)',
    ),
  ],
  messages: { pl, ua, en },
})
