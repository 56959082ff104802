import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes by which the nightly retention finds what is due. */
export const evidenceRetention: Migration = {
  name: '20261229091000-opinions-retention',
  up: `
create index opinions_evidence_added on opinions_evidence (added_at);
`,
  down: 'drop index opinions_evidence_added;',
}
