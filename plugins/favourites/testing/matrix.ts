import { newId } from '#core/kernel/ids.ts'
import { type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'

const path = '/api/v1/favourite'
const isStored = (accountId: string, facilityId: string, stored: boolean) =>
  [
    `select ${stored ? '' : 'not '}exists (select 1 from favourites_facility where account_id = ? and facility_id = ?) yes`,
    accountId,
    facilityId,
  ] as const

/** Sets whether the caller has marked the own facility; visitors get an account that nobody has. */
const prepare = async ({ rows, user, facilities: { own } }: MatrixContext, stored: boolean) => {
  const id = user?.id ?? newId()
  await rows('delete from favourites_facility where account_id = ? returning 1', [id])
  if (stored) await rows('insert into favourites_facility values (?, ?, now()) returning 1', [id, own])
  return { own, effect: isStored(id, own, !stored) }
}

/** Calls about the user's own favourites; a list of somebody else cannot be named. */
export const matrix: MatrixCalls = {
  ...withoutObject({ 'get /api/v1/favourite': { path } }),
  'put /api/v1/favourite/:id': {
    none: async (context) => {
      const { own, effect } = await prepare(context, false)
      return { path: `${path}/${own}`, effect: { stored: effect } }
    },
  },
  'post /api/v1/favourite/merge': {
    none: async (context) => {
      const { own, effect } = await prepare(context, false)
      return { path: `${path}/merge`, body: { facility_ids: [own] }, effect: { stored: effect } }
    },
  },
  'delete /api/v1/favourite/:id': {
    none: async (context) => {
      const { own, effect } = await prepare(context, true)
      return { path: `${path}/${own}`, effect: { removed: effect } }
    },
  },
}
