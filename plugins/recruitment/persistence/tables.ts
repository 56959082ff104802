import { recordTable } from '#adapters/postgres/record-table.ts'
import { Application, Step } from '../domain/application.ts'

/** Table of applications; a partial unique index allows a child one open application at a facility. */
export const ApplicationTable = recordTable(Application, { name: 'ApplicationRow', tableName: 'recruitment_application', primary: ['id'] })

/** Table of the steps in the histories of applications. */
export const StepTable = recordTable(Step, { name: 'ApplicationStepRow', tableName: 'recruitment_step', primary: ['id'] })

/** Tables of recruitment that are written as entities. */
export const recruitmentTables = [ApplicationTable, StepTable]
