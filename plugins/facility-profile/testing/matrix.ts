import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext } from '#core/plugin/matrix.ts'

const revealRequests = (kind: 'phone' | 'email') => {
  const countSql = `select coalesce(sum(times), 0)::int n from facility_profile_reveal where kind = '${kind}' and facility_id = ?`
  const requestFor =
    (facility: 'own' | 'foreign' | 'pending') =>
    async ({ facilities, rows }: MatrixContext): Promise<MatrixCall> => {
      const [before] = await rows<{ n: number }>(countSql, [facilities[facility]])
      return {
        path: `/api/facility/list/${facilities[facility]}/${kind}`,
        effect: { counted: [`select (${countSql}) > ? yes`, facilities[facility], before?.n ?? 0] },
      }
    }
  return { own: requestFor('own'), foreign: requestFor('foreign'), pending: requestFor('pending') }
}

/** Requests of the permission matrix. */
export const matrix: MatrixCalls = {
  'get /api/facility/list/:id': aboutFacility((id) => ({ path: `/api/facility/list/${id}` })),
  'get /api/facility/list/:id/phone': revealRequests('phone'),
  'get /api/facility/list/:id/email': revealRequests('email'),
}
