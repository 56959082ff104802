import type { Migration } from '#core/plugin/migrations.ts'

/** Adds the version of a review: which of its texts a decision is about. */
export const reviewVersions: Migration = {
  name: '20261229090000-moderation-version',
  up: `
alter table moderation_review add column version integer not null default 1;
`,
  down: `
alter table moderation_review drop column version;
`,
}
