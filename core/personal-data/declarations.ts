import { token } from '#core/kernel/token.ts'
import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal-data declarations of core and all plugins. */
export const PersonalDataDeclarations = token<readonly PersonalDataDeclaration[]>('core/PersonalDataDeclarations')

/**
 * Declarations of core's tables. Rate limits and idempotency keys store callers only as hashes; stored idempotent
 * responses expire after a day.
 */
export const coreDeclarations: readonly PersonalDataDeclaration[] = [
  { table: 'facility', notPersonal: 'e-mail and telephone are the facility’s, as the registers publish them' },
  {
    table: 'access_grant',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'roles',
      explanation: 'personal-data.roles',
      columns: { facility_id: 'facility', role: 'role', permissions: 'permissions', given_at: 'given', opened_at: 'opened' },
    },
    erasure: 'delete',
    retention: { forever: 'a grant is valid until it is revoked' },
  },
  {
    table: 'mail',
    subject: { email: 'recipient' },
    // Without the template values: links in mails give access to data of their recipient.
    export: {
      as: 'mails',
      explanation: 'personal-data.mails',
      columns: { template: 'mail', language: 'language', created_at: 'written', sent_at: 'sent' },
    },
    erasure: 'delete',
    // The second rule covers mails that were given up and never sent.
    retention: [
      { from: 'sent_at', for: '30 days', action: 'delete' },
      { from: 'created_at', for: '90 days', action: 'delete' },
    ],
  },
  {
    table: 'live_frame',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'realtime copy of data that is exported from its own table' },
    erasure: 'delete',
    retention: [{ from: 'told_at', for: '1 days', action: 'delete' }],
  },
  {
    table: 'live_ticket',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'single-use ticket for one connection, valid for half a minute' },
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
    erasure: { exempt: 'the log must show who did what; without the account its id identifies nobody' },
    retention: { forever: 'a hash chain with missing links proves nothing' },
  },
]
