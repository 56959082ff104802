import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of the panel: who has changed what. */
export const facilityPanelPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'facility_panel_section',
    subject: { accounts: ['changed_by_account_id'] },
    export: {
      as: 'facility-edits',
      explanation: 'facility-panel.personal.sections',
      columns: { facility_id: 'facility', section: 'section', changed_at: 'changed' },
    },
    erasure: { changed_by_account_id: null },
    retention: { forever: 'the newest version of each section, until the facility is removed' },
  },
  {
    table: 'facility_panel_opened',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'facility-opened',
      explanation: 'facility-panel.personal.opened',
      columns: { facility_id: 'facility' },
    },
    erasure: 'delete',
    retention: { forever: 'one row for each account, replaced when another facility is opened' },
  },
  {
    table: 'facility_panel_shadow',
    subject: { accounts: ['account_id', 'decided_by_account_id'] },
    export: {
      as: 'facility-changes',
      explanation: 'facility-panel.personal.shadows',
      columns: {
        facility_id: 'facility',
        changes: 'changes',
        state: 'state',
        reason: 'reason',
        note: 'note',
        created_at: 'proposed',
        decided_at: 'decided',
      },
    },
    erasure: { account_id: null, decided_by_account_id: null },
    retention: { forever: 'the history of a facility’s name and address, until the facility is removed' },
  },
]
