import { type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { insertMail } from './insert-mail.ts'
import { recordFacility } from './record-facility.ts'

const path = '/api/v1/support/facility'
const reason = 'Zgłoszenie'
const has = (condition: string, ...parameters: readonly unknown[]) =>
  [`select exists (select 1 from facility f where ${condition}) yes`, ...parameters] as const

/** A call about a facility of its own. */
const onNew = (call: (id: string) => MatrixCall) => ({
  none: async ({ find }: MatrixContext) => call((await recordFacility(find)).id),
})

/** Deleting a facility is about the caller's own or another's; each call gets a new one with the same memberships. */
const deletion =
  (object: 'own' | 'foreign' | 'pending') =>
  async ({ find, rows, facilities }: MatrixContext) => {
    const { id } = await recordFacility(find)
    await rows(
      `insert into access_grant (account_id, facility_id, role, permissions) select account_id, ?, role, permissions from access_grant where facility_id = ? returning 1`,
      [id, facilities[object]],
    )
    return {
      path: `/api/v1/support/facility/${id}`,
      body: { reason },
      effect: { deleted: has('f.id = ? and f.deleted_at is not null', id) },
    }
  }

/** Stores a merge of two new facilities. */
const insertMerge = async ({ find, rows }: Pick<MatrixContext, 'find' | 'rows'>) => {
  const one = await recordFacility(find)
  const other = await recordFacility(find)
  await rows('update facility set merged_into = ? where id = ? returning 1', [one.id, other.id])
  await rows(`insert into support_merge (id, survivor_id, merged_id, reason, merged_at) values (?, ?, ?, 'x', now()) returning 1`, [
    one.batch,
    one.id,
    other.id,
  ])
  await rows('delete from facility_journal where batch_id = ? returning 1', [one.batch])
  return { id: one.batch, merged: other.id }
}

/** Calls of support, which has no objects of its own; facilities are deleted by their owners, too. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/support/facility': { path: `${path}?q=promyk` },
    'get /api/v1/support/merge': { path: '/api/v1/support/merge' },
    'get /api/v1/support/audit': { path: '/api/v1/support/audit' },
    'get /api/v1/support/audit/state': { path: '/api/v1/support/audit/state' },
    'get /api/v1/support/mail': { path: '/api/v1/support/mail' },
    'get /api/v1/support/health': { path: '/api/v1/support/health' },
  }),
  'get /api/v1/support/facility/:id': onNew((id) => ({ path: `${path}/${id}` })),
  'patch /api/v1/support/facility/:id': onNew((id) => ({
    path: `${path}/${id}`,
    body: { name: 'Promyczek', reason },
    effect: { changed: has(`f.id = ? and f.name = 'Promyczek'`, id) },
  })),
  'post /api/v1/support/facility/:id/status': onNew((id) => ({
    path: `${path}/${id}/status`,
    body: { status: 'premium', reason },
    effect: { changed: has(`f.id = ? and f.status = 'premium'`, id) },
  })),
  'post /api/v1/support/facility/:id/activity': onNew((id) => ({
    path: `${path}/${id}/activity`,
    body: { active: false, reason },
    effect: { closed: has('f.id = ? and not f.active', id) },
  })),
  'delete /api/v1/support/facility/:id': { own: deletion('own'), foreign: deletion('foreign'), pending: deletion('pending') },
  'post /api/v1/support/merge': {
    none: async ({ find }) => {
      const one = await recordFacility(find)
      const other = await recordFacility(find)
      const body = { survivor_id: one.id, merged_id: other.id, reason }
      return { path: '/api/v1/support/merge', body, effect: { merged: has('f.id = ? and f.merged_into = ?', other.id, one.id) } }
    },
  },
  'get /api/v1/support/merge/:id': { none: async (context) => ({ path: `/api/v1/support/merge/${(await insertMerge(context)).id}` }) },
  'post /api/v1/support/merge/:id/undo': {
    none: async (context) => {
      const { id, merged } = await insertMerge(context)
      return {
        path: `/api/v1/support/merge/${id}/undo`,
        body: { reason },
        effect: { undone: has('f.id = ? and f.merged_into is null', merged) },
      }
    },
  },
  'post /api/v1/support/mail/:id/retry': {
    none: async ({ rows }) => {
      const id = await insertMail(rows)
      return {
        path: `/api/v1/support/mail/${id}/retry`,
        body: {},
        effect: { queued: ['select given_up_at is null yes from mail where id = ?', id] },
      }
    },
  },
}
