import type { Migration } from '#core/plugin/migrations.ts'

/** Table of scroll-depth counters by day and route name, without data about readers. */
export const pageStatistics: Migration = {
  name: '20261123100000-page-statistics',
  up: `
create table page_statistics_scroll_depth (
  day date not null,
  page text not null,
  times integer not null,
  primary key (day, page)
);
`,
  down: 'drop table page_statistics_scroll_depth;',
}
