import type { Migration } from '#core/plugin/migrations.ts'

/** Focal points of covers, `{"x": 50, "y": 30}` in percent; `null`: nobody has set one. */
export const coverFocus: Migration = {
  name: '20270122090200-publications',
  up: 'alter table publications_news add column cover_focus jsonb;',
  down: 'alter table publications_news drop column cover_focus;',
}
