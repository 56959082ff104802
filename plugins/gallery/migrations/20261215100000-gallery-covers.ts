import type { Migration } from '#core/plugin/migrations.ts'

/** Saves the cover photos of earlier galleries to their facilities. */
export const galleryCovers: Migration = {
  name: '20261215100000-gallery-covers',
  up: `
update facility f set cover = (select coalesce(g.picture->'variants'->>'320', g.picture->>'url') from gallery_photo g
    where g.facility_id = f.id and not g.hidden order by g.sort, g.upload_id limit 1)
 where f.cover is null and exists (select 1 from gallery_photo g where g.facility_id = f.id and not g.hidden);
`,
  down: 'select 1;',
}
