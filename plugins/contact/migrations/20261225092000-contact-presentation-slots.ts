import type { Migration } from '#core/plugin/migrations.ts'

/** Presentations by their time, for retention. */
export const contactPresentationSlots: Migration = {
  name: '20261225092000-contact-presentation-slots',
  up: 'create index contact_presentation_at on contact_presentation (slot);',
  down: 'drop index contact_presentation_at;',
}
