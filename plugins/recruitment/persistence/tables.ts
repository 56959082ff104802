import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { AgeGroup } from '../contract/application.ts'
import type { ApplicationStatus, Party } from '../contract/statuses.ts'

/** Table of applications; a partial unique index allows a child one open application at a facility. */
export const ApplicationTable = defineEntity({
  name: 'ApplicationRow',
  tableName: 'recruitment_application',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    facility_id: p.uuid(),
    applied_to: p.uuid(),
    content: p.text(),
    child_key: p.text(),
    consent_version: p.text(),
    status: p.text().$type<ApplicationStatus>(),
    waiting_group: p.text().$type<AgeGroup>().strictNullable(),
    waiting_rank: p.integer().strictNullable(),
    offer_expires_at: p.type(IsoTimestamp).strictNullable(),
    offer_reminded_at: p.type(IsoTimestamp).strictNullable(),
    unseen: p.boolean(),
    version: p.integer(),
    created_at: p.type(IsoTimestamp),
    changed_at: p.type(IsoTimestamp),
    closed_at: p.type(IsoTimestamp).strictNullable(),
    withdrawn_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of the steps in the histories of applications. */
export const StepTable = defineEntity({
  name: 'ApplicationStepRow',
  tableName: 'recruitment_step',
  properties: {
    id: p.uuid().primary(),
    application_id: p.uuid(),
    at: p.type(IsoTimestamp),
    by: p.text().$type<Party>(),
    status: p.text().$type<ApplicationStatus>(),
    message: p.text().strictNullable(),
    waiting_group: p.text().$type<AgeGroup>().strictNullable(),
    offer_expires_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Tables of recruitment that are written as entities. */
export const recruitmentTables = [ApplicationTable, StepTable]
