import { newId } from '#core/kernel/ids.ts'
import {
  aboutFacility,
  type MatrixCall,
  type MatrixCalls,
  type MatrixContext,
  type MatrixObject,
  withoutObject,
} from '#core/plugin/matrix.ts'
import { copyFacility } from '#plugins/facility-panel/testing/matrix-objects.ts'

const path = '/api/v1/membership'
const ownership = '/api/v1/facility-ownership'
const exists = (query: string, ...parameters: readonly unknown[]) => [`select exists (${query}) yes`, ...parameters] as const

/** Copies a facility and gives the copy a package, so that it may have members. */
const copyWithPackage = async (context: MatrixContext, object: Exclude<MatrixObject, 'none'>): Promise<string> => {
  const id = await copyFacility(context, object)
  await context.rows(
    `with premium as (update facility set status = 'premium' where id = ?)
     insert into facility_package (facility_id, valid_until) values (?, '2100-01-01') returning 1`,
    [id, id],
  )
  return id
}

/** Stores a relation of an account with a facility; an approved teacher also has the grant. */
const insertMember = async ({ rows }: MatrixContext, facilityId: string, accountId: string, state: string) => {
  const id = newId()
  await rows(
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
     values (?, ?, ?, ?, ?, now(), now(), 1) returning 1`,
    [id, facilityId, accountId, 'teacher', state],
  )
  if (state === 'approved')
    await rows(`insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'teacher', '{}') returning 1`, [
      accountId,
      facilityId,
    ])
  return id
}

/** Calls about a relation of another account with each facility. */
const aboutMember = (state: string, call: (id: string) => MatrixCall): MatrixCalls[string] => {
  const build = async (context: MatrixContext, object: 'own' | 'foreign') =>
    call(await insertMember(context, await copyWithPackage(context, object), (await context.other()).id, state))
  return { own: (context) => build(context, 'own'), foreign: (context) => build(context, 'foreign') }
}

const stateIs = (id: string, state: string) => exists('select 1 from membership_member where id = ? and state = ?', id, state)

/** Calls about members, requests, invitations, and the owner of a facility. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    [`get ${path}/mine`]: { path: `${path}/mine` },
    [`get ${path}/invitation`]: { path: `${path}/invitation?token=rubbish` },
    [`get ${path}/invitation/refuse/:token`]: { path: `${path}/invitation/refuse/rubbish` },
    [`post ${path}/invitation/refuse/:token`]: { path: `${path}/invitation/refuse/rubbish`, form: new URLSearchParams() },
    [`post ${path}/invitation/refuse`]: { path: `${path}/invitation/refuse`, body: { token: 'rubbish' } },
  }),
  [`get ${path}`]: aboutFacility((id) => ({ path: `${path}?facility_id=${id}&role=teacher` })),
  [`get ${path}/joining`]: {
    foreign: async ({ rows, facilities }) => {
      const [facility] = await rows<{ slug: string }>('select slug from facility where id = ?', [facilities.foreign])
      return { path: `${path}/joining?slug=${facility?.slug}` }
    },
  },
  [`post ${path}/invite`]: Object.fromEntries(
    (['own', 'foreign', 'pending'] as const).map((object) => [
      object,
      async (context: MatrixContext) => {
        const id = await copyWithPackage(context, object)
        const email = `${newId()}@kredka.test`
        return {
          path: `${path}/invite`,
          body: { facility_id: id, role: 'parent', emails: [email] },
          effect: { invited: exists('select 1 from membership_invitation where facility_id = ? and email = ?', id, email) },
        }
      },
    ]),
  ),
  [`post ${path}`]: {
    foreign: async (context) => {
      const id = await copyWithPackage(context, 'foreign')
      const account = context.user?.id ?? newId()
      await context.rows(
        `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}') on conflict do nothing returning 1`,
        [newId(), id],
      )
      return {
        path,
        body: { facility_id: id, role: 'parent' },
        effect: { requested: exists('select 1 from membership_member where facility_id = ? and account_id = ?', id, account) },
      }
    },
  },
  [`post ${path}/:id/join`]: {
    foreign: async (context) => {
      const id = newId()
      await context.rows(
        `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (?, ?, 'teacher', ?, 'pl', now()) returning 1`,
        [id, context.facilities.foreign, `${id}@kredka.test`],
      )
      return { path: `${path}/${id}/join`, body: {} }
    },
  },
  [`post ${path}/:id/accept`]: aboutMember('awaiting_verification', (id) => ({
    path: `${path}/${id}/accept`,
    body: {},
    effect: { accepted: stateIs(id, 'approved') },
  })),
  [`post ${path}/:id/decline`]: aboutMember('awaiting_verification', (id) => ({
    path: `${path}/${id}/decline`,
    body: {},
    effect: { rejected: stateIs(id, 'rejected') },
  })),
  [`patch ${path}/:id`]: aboutMember('approved', (id) => ({
    path: `${path}/${id}`,
    body: { moderator: true },
    effect: { changed: exists('select 1 from membership_member where id = ? and version = 2', id) },
  })),
  [`delete ${path}/:id`]: aboutMember('approved', (id) => ({ path: `${path}/${id}`, effect: { removed: stateIs(id, 'removed') } })),
  [`get ${ownership}`]: aboutFacility((id) => ({ path: `${ownership}?facility_id=${id}` })),
  [`post ${ownership}/pass`]: aboutFacility((id) => ({
    path: `${ownership}/pass`,
    body: { facility_id: id, to_account_id: newId(), confirm_name: 'x', password: 'wrong' },
  })),
}
