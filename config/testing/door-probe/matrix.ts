import { facilityPermissions } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { aboutFacilities, aboutNothing, type MatrixPart } from '#core/plugin/matrix.ts'

const noted = (facilityId: string, text: string) => ({
  noted: ['select exists (select 1 from door_probe_note where facility_id = ? and text = ?) yes', facilityId, text] as const,
})

/** A row behind each kind of door; in the last one the facility stands in the path, and the body says another's. */
export const matrix: MatrixPart = {
  ...aboutNothing({
    'get /api/doors/user': { path: '/api/doors/user' },
    'get /api/doors/support': { path: '/api/doors/support' },
    'get /api/doors/cms': { path: '/api/doors/cms' },
  }),
  ...Object.fromEntries(
    facilityPermissions.map((permission) => [
      `post /api/doors/${permission}`,
      aboutFacilities((facility_id) => {
        const text = newId()
        return { path: `/api/doors/${permission}`, body: { facility_id, text }, effect: noted(facility_id, text) }
      }),
    ]),
  ),
  'post /api/doors/of/:facility_id': aboutFacilities((facilityId, { facilities }) => {
    const text = newId()
    return {
      path: `/api/doors/of/${facilityId}`,
      body: { facility_id: facilities.own, text },
      effect: noted(facilityId, text),
    }
  }),
}
