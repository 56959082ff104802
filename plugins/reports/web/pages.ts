import { account } from '#plugins/accounts/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { reportTask } from '../contract/ui.ts'
import { Page as NoticePage } from './notice/Page.tsx' with { type: 'vike:pointer' }
import { Sent } from './notice/Sent.tsx' with { type: 'vike:pointer' }
import { DecisionPage, queries as decisionQueries } from './own/DecisionPage.tsx' with { type: 'vike:pointer' }
import { DecisionsPage, queries as decisionsQueries } from './own/DecisionsPage.tsx' with { type: 'vike:pointer' }
import { ReportsPage, queries as reportsQueries } from './own/ReportsPage.tsx' with { type: 'vike:pointer' }
import { noticeData, send, sentData, transparencyData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as ReportPage, queries as reportQueries } from './report/Page.tsx' with { type: 'vike:pointer' }
import { Page as TransparencyPage } from './transparency/Page.tsx' with { type: 'vike:pointer' }

const read = { layout: 'public', background: 'white' } as const
/** Names of the things that can be reported. */
const labels = [
  'opinions.reported',
  'questions.reported',
  'facility-profile.reported',
  'gallery.reported',
  'publications.reported',
  'sites.reported',
  'reports.target',
] as const
const texts = ['reports.reason', 'reports.outcome', 'reports.statement', 'reports.ground', 'reports.clause', 'reports.duration'] as const
const own = {
  layout: account,
  messages: ['reports.own', 'reports.appeal', ...texts, ...labels, 'pager', ...formMessages],
} as const

/** Pages of reports: the form for a thing, the user's reports and decisions, the notice without an account, the yearly figures. */
export const pages = definePages([
  {
    layout: reportTask,
    name: 'report',
    route: '/zglos/@type/@id',
    Page: ReportPage,
    queries: reportQueries,
    title: 'reports.form.title',
    messages: ['reports.form', 'reports.reason', 'reports.good-faith', ...labels, ...formMessages],
  },
  { ...own, name: 'user_reports', route: '/user/reports', Page: ReportsPage, queries: reportsQueries, title: 'reports.own.title' },
  {
    ...own,
    name: 'user_decisions',
    route: '/user/decisions',
    Page: DecisionsPage,
    queries: decisionsQueries,
    title: 'reports.own.decisions.title',
  },
  {
    ...own,
    name: 'user_decision',
    route: '/user/decisions/@decision',
    Page: DecisionPage,
    queries: decisionQueries,
    title: 'reports.own.decision.title',
  },
  {
    ...read,
    name: 'notice',
    route: '/zglos-tresc',
    Page: NoticePage,
    data: noticeData,
    action: send,
    title: 'reports.notice-form.title',
    description: 'reports.notice-form.description',
  },
  {
    ...read,
    name: 'notice_sent',
    route: '/zglos-tresc/wyslano/@number',
    Page: Sent,
    data: sentData,
    title: 'reports.notice-form.sent.title',
  },
  {
    ...read,
    name: 'transparency',
    route: '/przejrzystosc',
    Page: TransparencyPage,
    data: transparencyData,
    title: 'reports.transparency.title',
    description: 'reports.transparency.description',
  },
])
