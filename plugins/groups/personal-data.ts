import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'
import { ChildFiles } from './services/child-files.ts'

/** Personal data of groups: children by their parents' accounts. */
export const groupsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'groups_child',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'children',
      explanation: 'groups.personal.children',
      columns: { id: 'id', facility_id: 'facility', group_id: 'group', created_at: 'entered' },
      files: ChildFiles,
    },
    erasure: 'delete',
    retention: { forever: 'erased with the membership of the parent, at once or at night (use-cases/maintain-children.ts)' },
  },
]
