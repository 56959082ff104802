import { writeFacilityData } from '#core/access/facility-data.ts'
import { facilityToday } from '#core/plugin/today.ts'

/** Line of a facility's start page: it has no photo. */
export const photosToday = facilityToday<boolean>('gallery', {
  permission: writeFacilityData,
  query: 'select to_jsonb(exists (select 1 from gallery_photo p where p.facility_id = f.id))',
  lines: (exists) =>
    exists
      ? []
      : [
          {
            kind: 'advice',
            picture: 'photos',
            text: 'gallery.today.none',
            reason: 'gallery.today.none.reason',
            route: 'facility_gallery',
            order: 10,
          },
        ],
})
