import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'

/** Personal data of accounts. An account that is never activated is deleted after 30 days, as its activation mail says. */
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
    export: { exempt: 'hashes of one-time tokens; they carry no information about the person' },
    erasure: 'delete',
    retention: [{ from: 'expires_at', for: '1 days', action: 'delete' }],
  },
  {
    table: 'accounts_totp',
    subject: { accounts: ['account_id'] },
    export: {
      as: 'code-app',
      explanation: 'accounts.personal.totp',
      // The secret is not exported: anyone who finds the archive could generate codes with it.
      columns: { confirmed_at: 'turned on', waits_since: 'waits since' },
    },
    erasure: 'delete',
    retention: [{ from: 'waits_since', for: '1 days', action: 'delete' }],
  },
  {
    table: 'accounts_recovery_code',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'hashes of codes that were shown once; they carry no information about the person' },
    erasure: 'delete',
    retention: { forever: 'until they are used or the authenticator app is removed' },
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
    retention: { forever: 'as long as the account, or until its owner removes it' },
  },
  {
    table: 'accounts_photo',
    subject: { accounts: ['account_id'] },
    export: { exempt: 'photos of earlier versions, which become uploads within minutes; uploads are exported as files' },
    erasure: 'delete',
    retention: { forever: 'until it has become an upload' },
  },
]
