import type { Migration } from '#core/plugin/migrations.ts'

/** Meaning of a search's text when it was saved, and whether the search can still be repeated as it was. */
export const savedSearchReadings: Migration = {
  name: '20270104090000-saved-searches-readings',
  up: `
alter table saved_searches_search add reading jsonb, add outdated boolean not null default false;
`,
  down: 'alter table saved_searches_search drop reading, drop outdated;',
}
