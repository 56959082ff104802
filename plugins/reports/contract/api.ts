import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { DeciderExcluded, ReviewDecided, ReviewLocked } from '#plugins/moderation/contract/errors.ts'
import { ByCase, ContextView } from './cards.ts'
import { AppealDecision, AppealView, ByDecision, DecisionPage, DecisionQuery, DecisionView, NewAppeal, Resolution } from './decision.ts'
import {
  AppealExists,
  AppealNotFound,
  DecisionNotFound,
  NotAppealable,
  OwnContent,
  ReportLimitReached,
  ReportNotFound,
  ReportTargetNotFound,
} from './errors.ts'
import { NewNotice, Receipt } from './notice.ts'
import { ByTarget, ListedReportPage, ListedReportQuery, NewReport, ReportPage, ReportQuery, ReportView, TargetView } from './report.ts'
import { Transparency } from './transparency.ts'

const deciding = [ReviewDecided, ReviewLocked, DeciderExcluded, SubjectChanged] as const

/** HTTP API of reports, decisions and appeals (decisions §4). */
export const reportsApi = defineApi({
  reportThing: route.post('/api/v1/report', {
    summary: 'Reports a thing, ten times a day at most; who has an open report about it gets that one back.',
    input: NewReport,
    output: ReportView,
    access: 'user',
    errors: [ReportTargetNotFound, OwnContent, ReportLimitReached],
  }),
  listOwnReports: route.get('/api/v1/report/mine', {
    summary: 'Lists the user’s reports with their outcomes, the newest first.',
    input: ReportQuery,
    output: ReportPage,
    access: 'user',
  }),
  showTarget: route.get('/api/v1/report/target/:type/:id', {
    summary: 'Returns a thing as far as somebody who reports it needs it.',
    input: ByTarget,
    output: TargetView,
    access: 'user',
    errors: [ReportTargetNotFound],
  }),
  listReports: route.get('/api/v1/report', {
    summary: 'Lists reports of all users for support, the newest first.',
    input: ListedReportQuery,
    output: ListedReportPage,
    access: 'support',
  }),
  readContext: route.get('/api/v1/report/case/:id/context', {
    summary: 'Returns what surrounds a reported thing that is not public; each look is written to the audit log.',
    input: ByCase,
    output: ContextView,
    access: 'support',
    errors: [ReportNotFound],
  }),
  resolveReport: route.post('/api/v1/report/:id/resolve', {
    summary: 'Decides all open reports about a thing, by the id of their case or of one of them, and returns the statement of reasons.',
    input: Resolution,
    output: DecisionView,
    access: 'support',
    errors: [...deciding, ReportNotFound],
  }),
  sendNotice: route.post('/api/v1/notice', {
    summary: 'Reports an address of this site without an account, five times an hour at most.',
    input: NewNotice,
    output: Receipt,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  listOwnDecisions: route.get('/api/v1/decision/mine', {
    summary: 'Lists the decisions that concern the user, the newest first.',
    input: DecisionQuery,
    output: DecisionPage,
    access: 'user',
  }),
  showDecision: route.get('/api/v1/decision/:id', {
    summary: 'Returns a statement of reasons to those whom it concerns, and to support.',
    input: ByDecision,
    output: DecisionView,
    access: 'user',
    errors: [DecisionNotFound],
  }),
  appealDecision: route.post('/api/v1/decision/:id/appeal', {
    summary: 'Appeals against a decision, once and within six months; another member of support decides.',
    input: NewAppeal,
    output: DecisionView,
    access: 'user',
    errors: [DecisionNotFound, AppealExists, NotAppealable],
  }),
  decideAppeal: route.post('/api/v1/appeal/:id/decide', {
    summary: 'Upholds a decision or overturns it; not by the one who made it.',
    input: AppealDecision,
    output: AppealView,
    access: 'support',
    errors: [...deciding, AppealNotFound],
  }),
  showTransparency: route.get('/api/v1/transparency', {
    summary: 'Returns the figures of reports, decisions and appeals by year.',
    output: Transparency,
    access: 'anyone',
  }),
})
