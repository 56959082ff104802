import type { Migration } from '#core/plugin/migrations.ts'

/** Focal point of the cover photo of each facility, `{"x": 50, "y": 30}`; `null`: the middle. */
export const facilityCoverFocus: Migration = {
  name: '20270122090000-facility-cover-focus',
  up: 'alter table facility add column cover_focus jsonb;',
  down: 'alter table facility drop column cover_focus;',
}
