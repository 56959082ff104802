import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCalls, withoutObject } from '#core/plugin/matrix.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

const noted = (facilityId: string, text: string) => ({
  noted: ['select exists (select 1 from access_fixture_note where facility_id = ? and text = ?) yes', facilityId, text] as const,
})

/** Matrix calls for one route of each access rule; the last has the facility in its path and another one in its body. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/access/user': { path: '/api/access/user' },
    'get /api/access/support': { path: '/api/access/support' },
    'get /api/access/cms': { path: '/api/access/cms' },
  }),
  ...Object.fromEntries(
    Object.values(facilityPermissions).map(({ name: permission }) => [
      `post /api/access/${permission}`,
      aboutFacility((facility_id) => {
        const text = newId()
        return { path: `/api/access/${permission}`, body: { facility_id, text }, effect: noted(facility_id, text) }
      }),
    ]),
  ),
  'post /api/access/of/:facility_id': aboutFacility((facilityId, { facilities }) => {
    const text = newId()
    return {
      path: `/api/access/of/${facilityId}`,
      body: { facility_id: facilities.own, text },
      effect: noted(facilityId, text),
    }
  }),
}
