import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const claimsRetention: Migration = {
  name: '20261229091000-claims-retention',
  up: `
create index claims_document_added on claims_document (added_at);
create index claims_document_view_at on claims_document_view (viewed_at);
create index claims_code_sent on claims_code (sent_at);
create index claims_signup_created on claims_signup (created_at);
`,
  down: 'drop index claims_document_added, claims_document_view_at, claims_code_sent, claims_signup_created;',
}
