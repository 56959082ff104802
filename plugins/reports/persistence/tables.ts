import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { DecisionOutcome, Duration, Ground, ReportReason } from '../contract/reasons.ts'
import type { AppealState, CaseState } from '../domain/states.ts'

const moment = () => p.type(IsoTimestamp)

/** Table of cases; a partial unique index allows one open case for a thing. */
export const CaseTable = defineEntity({
  name: 'ReportCaseRow',
  tableName: 'reports_case',
  properties: {
    id: p.uuid().primary(),
    target_type: p.text(),
    target_id: p.uuid(),
    facility_id: p.uuid().strictNullable(),
    title: p.text(),
    state: p.text().$type<CaseState>(),
    opened_at: moment(),
    resolved_at: moment().strictNullable(),
  },
})

/** Table of reports. */
export const ReportTable = defineEntity({
  name: 'ReportRow',
  tableName: 'reports_report',
  properties: {
    id: p.uuid().primary(),
    case_id: p.uuid(),
    number: p.text(),
    account_id: p.uuid().strictNullable(),
    url: p.text().strictNullable(),
    reason: p.text().$type<ReportReason>(),
    text: p.text(),
    reported_at: moment(),
    decided_at: moment().strictNullable(),
  },
})

/** Table of decisions. */
export const DecisionTable = defineEntity({
  name: 'DecisionRow',
  tableName: 'reports_decision',
  properties: {
    id: p.uuid().primary(),
    case_id: p.uuid().strictNullable(),
    target_type: p.text(),
    target_id: p.uuid(),
    revision: p.text(),
    facility_id: p.uuid().strictNullable(),
    title: p.text(),
    outcome: p.text().$type<DecisionOutcome>(),
    reason: p.text(),
    ground: p.text().$type<Ground>(),
    clause: p.text(),
    facts: p.text(),
    automated: p.boolean(),
    territory: p.text(),
    duration: p.text().$type<Duration>(),
    decided_at: moment(),
    decider_account_id: p.uuid().strictNullable(),
  },
})

/** Table of appeals; constraints allow one for a decision, and not the decider of the first one. */
export const AppealTable = defineEntity({
  name: 'AppealRow',
  tableName: 'reports_appeal',
  properties: {
    id: p.uuid().primary(),
    decision_id: p.uuid(),
    account_id: p.uuid().strictNullable(),
    text: p.text(),
    state: p.text().$type<AppealState>(),
    filed_at: moment(),
    decided_at: moment().strictNullable(),
    note: p.text().strictNullable(),
    restored: p.boolean().strictNullable(),
    first_decider_account_id: p.uuid().strictNullable(),
    decider_account_id: p.uuid().strictNullable(),
  },
})

/** Tables that are read as entities; the others are written by statements. */
export const reportsTables = [CaseTable, ReportTable, DecisionTable, AppealTable]
