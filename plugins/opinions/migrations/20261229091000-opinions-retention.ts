import type { Migration } from '#core/plugin/migrations.ts'

/** What the nightly retention looks for. */
export const evidenceRetention: Migration = {
  name: '20261229091000-opinions-retention',
  up: `
create index opinions_evidence_added on opinions_evidence (added_at);
`,
  down: 'drop index opinions_evidence_added;',
}
