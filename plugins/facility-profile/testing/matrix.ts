import { aboutFacilities, type MatrixCall, type MatrixPart, type MatrixContext } from '#core/plugin/matrix.ts'

const revealed = (kind: 'phone' | 'email') => {
  const times = `select coalesce(sum(times), 0)::int n from facility_profile_reveal where kind = '${kind}' and facility_id = ?`
  const of =
    (facility: 'own' | 'foreign' | 'pending') =>
    async ({ facilities, rows }: MatrixContext): Promise<MatrixCall> => {
      const [before] = await rows<{ n: number }>(times, [facilities[facility]])
      return {
        path: `/api/facility/list/${facilities[facility]}/${kind}`,
        effect: { counted: [`select (${times}) > ? yes`, facilities[facility], before?.n ?? 0] },
      }
    }
  return { own: of('own'), foreign: of('foreign'), pending: of('pending') }
}

/** What the matrix calls. */
export const matrix: MatrixPart = {
  'get /api/facility/list/:id': aboutFacilities((id) => ({ path: `/api/facility/list/${id}` })),
  'get /api/facility/list/:id/phone': revealed('phone'),
  'get /api/facility/list/:id/email': revealed('email'),
}
