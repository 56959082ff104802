import type { Migration } from '#core/plugin/migrations.ts'

/** Applications by the facility applied to, and those that a merge has given to another one; the end of the log of reads. */
export const recruitmentMerges: Migration = {
  name: '20261225091000-recruitment-merges',
  up: `
create index recruitment_application_applied on recruitment_application (applied_to);
create index recruitment_application_moved on recruitment_application (applied_to) where facility_id <> applied_to;
create index recruitment_read_at on recruitment_read (at);`,
  down: 'drop index recruitment_application_applied, recruitment_application_moved, recruitment_read_at;',
}
