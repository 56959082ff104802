import { token } from '#core/kernel/token.ts'
import type { PersonalFiles, PersonalDataDeclaration } from '#core/plugin/personal.ts'

/** Reads the photo for the export. */
export const PhotoFiles = token<PersonalFiles>('accounts/PhotoFiles')

/** Accounts and where they were signed in. One whose mail is never answered goes after a month, as the mail says. */
export const accountsPersonal: readonly PersonalDataDeclaration[] = [
  {
    table: 'accounts_account',
    subject: { accounts: ['id'] },
    export: {
      as: 'account',
      explanation: 'accounts.personal.account',
      columns: {
        id: 'id',
        email: 'e-mail',
        first_name: 'first name',
        last_name: 'last name',
        type: 'kind',
        language: 'language',
        status: 'status',
        source: 'came from',
        third_party_data: 'came with',
        terms_version: 'accepted terms of',
        created_at: 'opened',
        activated_at: 'confirmed',
      },
      files: PhotoFiles,
    },
    erasure: 'delete',
    retention: [{ from: 'waits_since', for: '30 days', action: 'delete' }],
  },
  {
    table: 'accounts_session',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'devices',
      explanation: 'accounts.personal.sessions',
      columns: { device: 'device', opened_at: 'signed in', refreshed_at: 'last used', ended_at: 'signed out', ended_because: 'because' },
    },
    erasure: 'delete',
    retention: [{ from: 'expires_at', for: '30 days', action: 'delete' }],
  },
  {
    table: 'accounts_token',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'hashes of words that were mailed; they say nothing and open what belongs to their reader' },
    erasure: 'delete',
    retention: [{ from: 'expires_at', for: '1 days', action: 'delete' }],
  },
  {
    table: 'accounts_totp',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'code-app',
      explanation: 'accounts.personal.totp',
      // The secret itself is in the app; in an archive it would open the account to whoever finds it.
      columns: { confirmed_at: 'turned on', waits_since: 'waits since' },
    },
    erasure: 'delete',
    retention: [{ from: 'waits_since', for: '1 days', action: 'delete' }],
  },
  {
    table: 'accounts_recovery_code',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'hashes of codes that were told once; they say nothing' },
    erasure: 'delete',
    retention: { forever: 'as long as codes of an app are asked for, or until they are used' },
  },
  {
    table: 'accounts_passkey',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'passkeys',
      explanation: 'accounts.personal.passkeys',
      columns: {
        name: 'name',
        created_at: 'added',
        last_used_at: 'last used',
        backup_eligible: 'may be synchronised',
        backed_up: 'is synchronised',
      },
    },
    erasure: 'delete',
    retention: { forever: 'as long as the account, or until its owner takes it away' },
  },
  {
    table: 'accounts_photo',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'handed out as a file with the account' },
    erasure: 'delete',
    retention: { forever: 'as long as the account, or until its owner takes it away' },
  },
]
