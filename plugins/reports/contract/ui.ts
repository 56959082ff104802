import type { MissingJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type LayoutData, type LayoutInput, layout } from '#core/plugin/layout.ts'

/** Loads the data of the layout of a report. */
export type LoadReportLayout = UseCase<LayoutInput, LayoutData, MissingJwt>
export const LoadReportLayout = token<LoadReportLayout>('reports/LoadReportLayout')

/** Layout of the page with the form of a report, without tabs. */
export const reportTask = layout('report-task', { path: '/zglos', access: 'user', load: LoadReportLayout })
