import { limitSql } from '#adapters/postgres/packages/limit-sql.ts'
import { facilityPhotosPart, facilityProfileSlot } from '#core/facilities/slots.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { PhotosPart } from '../contract/gallery.ts'

/** Slot data: the photos of a facility that its package shows, the cover first, with the day of the last change. */
export const photosOfFacility = slotData(facilityProfileSlot, facilityPhotosPart, {
  query: `select jsonb_build_object(
      'on', (select to_char(v.changed_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD') from gallery_version v where v.facility_id = f.id),
      'photos', jsonb_agg(p.picture || jsonb_build_object('alt', p.alt, 'id', p.id) order by p.n))
    from (select g.upload_id id, g.picture, g.alt, g.hidden, row_number() over (order by g.sort, g.upload_id) n from gallery_photo g where g.facility_id = f.id) p
    where p.n <= coalesce((${limitSql(facilityLimits.photos)})::integer, 2147483647) and not p.hidden having count(*) > 0`,
  output: PhotosPart,
})
