import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { Reports } from '../domain/reports.port.ts'
import { AppealDecision } from '../use-cases/appeal-decision.ts'
import { ReportThing } from '../use-cases/report-thing.ts'
import { ResolveReport } from '../use-cases/resolve-report.ts'
import { makeSeedReportsDemo, SeedReportsDemo } from '../use-cases/seed-demo.ts'

/** Binds the demo. */
export const bindSeed = (bind: Bind): void => {
  bind(SeedReportsDemo, makeSeedReportsDemo, {
    reports: Reports,
    facilities: KnownFacilities,
    origins: AccountOrigins,
    reportThing: ReportThing,
    resolveReport: ResolveReport,
    appealDecision: AppealDecision,
  })
}
