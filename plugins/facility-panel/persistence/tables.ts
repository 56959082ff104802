import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { EmployeePhoto } from '../contract/employee-photo.ts'
import type { ShadowReason, ShadowState, ShadowValues } from '../contract/shadow.ts'

/** Table of versions of sections. */
export const SectionTable = defineEntity({
  name: 'FacilityPanelSectionRow',
  tableName: 'facility_panel_section',
  properties: {
    facility_id: p.uuid().primary(),
    section: p.text().primary(),
    version: p.integer(),
    changed_at: p.type(IsoTimestamp),
    changed_by_account_id: p.uuid().nullable(),
  },
})

/** Table of what owners have switched on. */
export const SettingsTable = defineEntity({
  name: 'FacilityPanelSettingsRow',
  tableName: 'facility_panel_settings',
  properties: {
    facility_id: p.uuid().primary(),
    notify_opinions: p.boolean(),
    notify_questions: p.boolean(),
  },
})

/** Table of staff. */
export const EmployeeTable = defineEntity({
  name: 'FacilityPanelEmployeeRow',
  tableName: 'facility_panel_employee',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    first_name: p.text(),
    last_name: p.text(),
    position: p.text(),
    show_surname: p.boolean(),
    consent_at: p.type(IsoTimestamp),
    sort: p.integer(),
    photo: p.json<EmployeePhoto>().strictNullable(),
  },
})

/** Table of shadow edits. */
export const ShadowTable = defineEntity({
  name: 'FacilityPanelShadowRow',
  tableName: 'facility_panel_shadow',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    account_id: p.uuid().strictNullable(),
    changes: p.json<ShadowValues>(),
    state: p.text().$type<ShadowState>(),
    reason: p.text().$type<ShadowReason>().strictNullable(),
    note: p.text().strictNullable(),
    created_at: p.type(IsoTimestamp),
    changed_at: p.type(IsoTimestamp),
    decided_at: p.type(IsoTimestamp).strictNullable(),
    decided_by_account_id: p.uuid().strictNullable(),
  },
})

/** Table of the facility that each account has opened last. */
export const OpenedTable = defineEntity({
  name: 'FacilityPanelOpenedRow',
  tableName: 'facility_panel_opened',
  properties: {
    account_id: p.uuid().primary(),
    facility_id: p.uuid(),
  },
})

/** Tables of the facility panel. */
export const facilityPanelTables = [SectionTable, SettingsTable, EmployeeTable, ShadowTable, OpenedTable]
