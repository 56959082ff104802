import type { Migration } from '#core/plugin/migrations.ts'

/** When a span of counting is over, so that it can be swept whoever comes; what was counted before bore addresses as they are. */
export const rateLimitEnds: Migration = {
  name: '20261123090000-rate-limit-ends',
  up: `
truncate rate_limit;
alter table rate_limit add column ends bigint not null;
create index rate_limit_ends on rate_limit (ends);
`,
  down: 'alter table rate_limit drop column ends;',
}
