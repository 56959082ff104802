import { token } from '#core/kernel/token.ts'
import type { PersonalLine } from '#core/plugin/personal.ts'

/** The lines of core and of all plugins. */
export const PersonalLines = token<readonly PersonalLine[]>('core/PersonalLines')

/** Core's own tables. Limits and keys of repeated requests know callers by hashes alone; an answer that is kept for a repeated request lasts a day. */
export const linesOfCore: readonly PersonalLine[] = [
  { table: 'facility', nobody: 'e-mail and telephone are the facility’s, as the registers publish them' },
  {
    table: 'access_grant',
    subject: { accounts: ['account_id'] },
    exports: {
      as: 'roles',
      told: 'personal-data.roles',
      columns: { facility_id: 'facility', role: 'role', permissions: 'permissions', given_at: 'given' },
    },
    erases: 'delete',
    keeps: { ever: 'who may do what holds until it is taken back' },
  },
  {
    table: 'mail',
    subject: { email: 'recipient' },
    // Not what fills it: links in mails open what belongs to their reader.
    exports: {
      as: 'mails',
      told: 'personal-data.mails',
      columns: { template: 'mail', language: 'language', created_at: 'written', sent_at: 'sent' },
    },
    erases: 'delete',
    // The second rule is for what was given up: it was never sent.
    keeps: [
      { from: 'sent_at', for: '30 days', does: 'delete' },
      { from: 'created_at', for: '90 days', does: 'delete' },
    ],
  },
  {
    table: 'live_frame',
    subject: { accounts: ['account_id'] },
    exports: { never: 'tells open pages what is handed out from where it is kept' },
    erases: 'delete',
    keeps: [{ from: 'told_at', for: '1 days', does: 'delete' }],
  },
  {
    table: 'live_ticket',
    subject: { accounts: ['account_id'] },
    exports: { never: 'opens one connection within half a minute and tells nothing else' },
    erases: 'delete',
    keeps: [{ from: 'expires_at', for: '1 days', does: 'delete' }],
  },
  {
    table: 'audit_entry',
    subject: { accounts: ['actor_account_id', 'subject_account_id'] },
    exports: {
      as: 'audit-log',
      told: 'personal-data.audit-log',
      columns: {
        at: 'at',
        action: 'action',
        actor: 'done by',
        actor_account_id: 'account that did it',
        subject_account_id: 'account concerned',
      },
    },
    erases: { never: 'the log must show who did what; without the account its id tells of nobody' },
    keeps: { ever: 'a chain from which links are taken proves nothing any more' },
  },
]
