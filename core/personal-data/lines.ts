import { token } from '#core/kernel/token.ts'
import type { PersonalDataDeclaration } from '#core/plugin/personal.ts'

/** The lines of core and of all plugins. */
export const PersonalLines = token<readonly PersonalDataDeclaration[]>('core/PersonalLines')

/** Core's own tables. Limits and keys of repeated requests know callers by hashes alone; an answer that is kept for a repeated request lasts a day. */
export const linesOfCore: readonly PersonalDataDeclaration[] = [
  { table: 'facility', notPersonal: 'e-mail and telephone are the facility’s, as the registers publish them' },
  {
    table: 'access_grant',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'roles',
      explanation: 'personal-data.roles',
      columns: { facility_id: 'facility', role: 'role', permissions: 'permissions', given_at: 'given' },
    },
    erasure: 'delete',
    retention: { forever: 'who may do what holds until it is taken back' },
  },
  {
    table: 'mail',
    subject: { email: 'recipient' },
    // Not what fills it: links in mails open what belongs to their reader.
    export: {
      as: 'mails',
      explanation: 'personal-data.mails',
      columns: { template: 'mail', language: 'language', created_at: 'written', sent_at: 'sent' },
    },
    erasure: 'delete',
    // The second rule is for what was given up: it was never sent.
    retention: [
      { from: 'sent_at', for: '30 days', action: 'delete' },
      { from: 'created_at', for: '90 days', action: 'delete' },
    ],
  },
  {
    table: 'live_frame',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'tells open pages what is handed out from where it is kept' },
    erasure: 'delete',
    retention: [{ from: 'told_at', for: '1 days', action: 'delete' }],
  },
  {
    table: 'live_ticket',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'opens one connection within half a minute and tells nothing else' },
    erasure: 'delete',
    retention: [{ from: 'expires_at', for: '1 days', action: 'delete' }],
  },
  {
    table: 'audit_entry',
    subject: { accounts: ['actor_account_id', 'subject_account_id'] },
    export: {
      as: 'audit-log',
      explanation: 'personal-data.audit-log',
      columns: {
        at: 'at',
        action: 'action',
        actor: 'done by',
        actor_account_id: 'account that did it',
        subject_account_id: 'account concerned',
      },
    },
    erasure: { exempt: 'the log must show who did what; without the account its id tells of nobody' },
    retention: { forever: 'a chain from which links are taken proves nothing any more' },
  },
]
