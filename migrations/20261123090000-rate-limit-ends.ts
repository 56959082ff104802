import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Adds the end of a counting window, so that expired rows can be deleted; existing rows are removed because they
 * contain plain addresses.
 */
export const rateLimitEnds: Migration = {
  name: '20261123090000-rate-limit-ends',
  up: `
truncate rate_limit;
alter table rate_limit add column ends bigint not null;
create index rate_limit_ends on rate_limit (ends);
`,
  down: 'alter table rate_limit drop column ends;',
}
