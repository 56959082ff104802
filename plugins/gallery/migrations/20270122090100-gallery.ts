import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Focal points of photos, `{"x": 50, "y": 30}` in percent; `null`: nobody has set one. Covers that are upright show their
 * upper third on cards.
 */
export const focalPoints: Migration = {
  name: '20270122090100-gallery',
  up: `
alter table gallery_photo add column focus jsonb;
update facility f set cover_focus = '{"x": 50, "y": 30}'
 where exists (select 1 from gallery_photo g where g.facility_id = f.id and f.cover in (g.picture->'variants'->>'320', g.picture->>'url')
   and (g.picture->>'height')::integer > (g.picture->>'width')::integer);
`,
  down: 'alter table gallery_photo drop column focus;',
}
