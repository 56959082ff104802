import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { insertClaim } from './insert-claim.ts'

const path = '/api/v1/claim'

/** Calls about a claim of the caller and of another account; visitors get that of another account. */
const aboutClaim = (
  call: (claimId: string, context: MatrixContext) => MatrixCall,
  options: Omit<Parameters<typeof insertClaim>[1], 'accountId'> = {},
): MatrixCalls[string] => {
  const build = async (context: MatrixContext, accountId: string) =>
    call(await insertClaim(context.rows, { accountId, ...options }), context)
  return {
    own: async (context) => build(context, context.user?.id ?? (await context.other()).id),
    foreign: async (context) => build(context, (await context.other()).id),
  }
}

/** Calls about a claim that waits for support. */
const aboutWaiting = (call: (claimId: string) => MatrixCall): MatrixCalls[string] => {
  const build = async ({ rows }: MatrixContext, accountId: string) => {
    const id = await insertClaim(rows, { accountId, state: 'submitted' })
    await insertReview(rows, { kind: 'claim', subjectId: id })
    return call(id)
  }
  return {
    own: async (context) => build(context, context.user?.id ?? (await context.other()).id),
    foreign: async (context) => build(context, (await context.other()).id),
  }
}

const stateIs = (id: string, state: string) =>
  ['select exists (select 1 from claims_claim where id = ? and state = ?) yes', id, state] as const
const unknownFile = { upload_id: newId(), kind: 'other' }
const claimant = {
  role: 'admin',
  first_name: 'Joanna',
  last_name: 'Wierzba',
  position: 'sekretarka',
  phone: '601602603',
  email: 'j@bajka.test',
}

/** Calls about claims: those of the caller, of others, and those for facilities that the caller owns. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    [`get ${path}/mine`]: { path: `${path}/mine` },
    [`get ${path}/contested`]: { path: `${path}/contested` },
    [`get ${path}/similar`]: { path: `${path}/similar?name=Bajka&city=Aa` },
    [`get ${path}/:id/document/:document`]: { path: `${path}/${newId()}/document/${newId()}` },
  }),
  'get /api/v1/claimable-facility/:id': aboutFacility((id) => ({ path: `/api/v1/claimable-facility/${id}` })),
  [`post ${path}`]: {
    none: async ({ rows, user, facilities: { foreign } }) => {
      const id = user?.id ?? newId()
      await rows('delete from claims_claim where account_id = ? returning 1', [id])
      const proposed = { name: `Kraina ${newId()}`, type: 'nursery', voivodeship: 'malopolskie', city: 'Limanowa' }
      return {
        path,
        body: { ...claimant, facility: proposed },
        effect: { begun: ['select exists (select 1 from claims_claim where account_id = ? and facility_id <> ?) yes', id, foreign] },
      }
    },
  },
  [`patch ${path}/:id`]: aboutClaim((id) => ({
    path: `${path}/${id}`,
    body: { position: 'kierowniczka' },
    effect: { changed: [`select exists (select 1 from claims_claim where id = ? and position = 'kierowniczka') yes`, id] },
  })),
  [`post ${path}/:id/document`]: aboutClaim((id) => ({ path: `${path}/${id}/document`, body: unknownFile })),
  [`delete ${path}/:id/document/:document`]: aboutClaim((id) => ({ path: `${path}/${id}/document/${newId()}` })),
  [`post ${path}/:id/submit`]: aboutClaim((id) => ({ path: `${path}/${id}/submit`, body: {} })),
  [`delete ${path}/:id`]: aboutClaim((id) => ({ path: `${path}/${id}`, effect: { withdrawn: stateIs(id, 'withdrawn') } })),
  [`post ${path}/:id/code`]: aboutClaim((id) => ({ path: `${path}/${id}/code`, body: {} })),
  [`post ${path}/:id/code/confirm`]: aboutClaim((id) => ({ path: `${path}/${id}/code/confirm`, body: { code: '123456' } })),
  [`post ${path}/:id/accept`]: aboutClaim((id) => ({ path: `${path}/${id}/accept`, body: {} }), { state: 'submitted' }),
  [`post ${path}/:id/decline`]: aboutWaiting((id) => ({
    path: `${path}/${id}/decline`,
    body: { reason: 'other', note: 'Nie.' },
    effect: { rejected: stateIs(id, 'rejected') },
  })),
  [`post ${path}/:id/answer`]: {
    own: async (context) => {
      const id = await insertClaim(context.rows, { accountId: newId(), facilityId: context.facilities.own, state: 'contested' })
      return {
        path: `${path}/${id}/answer`,
        body: { answer: 'consents' },
        effect: { answered: [`select exists (select 1 from claims_claim where id = ? and owner_answer = 'consents') yes`, id] },
      }
    },
  },
  'post /api/v1/facility/list': {
    none: ({ user }) => {
      const name = `Kraina ${newId()}`
      return {
        path: '/api/v1/facility/list',
        body: { name, type: 'nursery', voivodeship: 'malopolskie', city: 'Limanowa' },
        effect: {
          proposed: [
            `select exists (select 1 from claims_claim where account_id = ? and proposal->>'name' = ?) yes`,
            user?.id ?? newId(),
            name,
          ],
        },
      }
    },
  },
}
