import type { Migration } from '#core/plugin/migrations.ts'

/** How often pages were read to nine tenths, by day and route name; nothing about who read them. */
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
