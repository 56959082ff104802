import type { Migration } from '#core/plugin/migrations.ts'

/** Photos that support has hidden after a report. */
export const hiddenPhotos: Migration = {
  name: '20261213090000-gallery-hidden-photos',
  up: 'alter table gallery_photo add column hidden boolean not null default false;',
  down: 'alter table gallery_photo drop column hidden;',
}
