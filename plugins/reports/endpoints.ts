import { implement } from '#core/plugin/implement.ts'
import { reportsApi } from './contract/api.ts'
import { AppealDecision } from './use-cases/appeal-decision.ts'
import { DecideAppeal } from './use-cases/decide-appeal.ts'
import { ListOwnDecisions } from './use-cases/list-own-decisions.ts'
import { ListOwnReports } from './use-cases/list-own-reports.ts'
import { ListReports } from './use-cases/list-reports.ts'
import { ReadContext } from './use-cases/read-context.ts'
import { ReportThing } from './use-cases/report-thing.ts'
import { ResolveReport } from './use-cases/resolve-report.ts'
import { SendNotice } from './use-cases/send-notice.ts'
import { ShowDecision } from './use-cases/show-decision.ts'
import { ShowTarget } from './use-cases/show-target.ts'
import { ShowTransparency } from './use-cases/show-transparency.ts'

/** Endpoints of reports, decisions and appeals. */
export const reportsEndpoints = implement(reportsApi, {
  reportThing: ReportThing,
  listOwnReports: ListOwnReports,
  showTarget: ShowTarget,
  listReports: ListReports,
  readContext: ReadContext,
  resolveReport: ResolveReport,
  sendNotice: SendNotice,
  listOwnDecisions: ListOwnDecisions,
  showDecision: ShowDecision,
  appealDecision: AppealDecision,
  decideAppeal: DecideAppeal,
  showTransparency: ShowTransparency,
})
