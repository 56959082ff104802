import { describeReports } from './describe-reports.ts'
import { makeMemoryReports } from './memory-reports.ts'

describeReports(makeMemoryReports)
