import type { Migration } from '#core/plugin/migrations.ts'

/** Names in three languages of tags that support makes; those of the platform's own tags are messages. */
export const tagNames: Migration = {
  name: '20261130130100-tags',
  up: 'alter table tags_tag add column names jsonb;',
  down: 'alter table tags_tag drop column names;',
}
