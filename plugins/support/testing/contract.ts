import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertMail } from './insert-mail.ts'
import { giveTo, recordFacility } from './record-facility.ts'

interface Desk {
  readonly anna: Member
  readonly parent: Member
  readonly facility: () => Promise<string>
  readonly deleted: () => Promise<string>
  readonly owned: () => Promise<string>
  /** A merge, by its id; `undone`, and whose survivor was merged on. */
  readonly merge: (state?: 'undone' | 'merged-on') => Promise<string>
  readonly mail: (waiting?: boolean) => Promise<string>
}

const reason = 'Zgłoszenie'
const path = '/api/v1/support/facility'

const createDesk = async ({ platform, url }: TestProduct): Promise<Desk> => {
  const anna = await createMember(platform, url, 'support')
  const parent = await createMember(platform, url)
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const call = (method: string, to: string, body: object) => anna.browser.call(method, to, body)
  const facility = async () => (await recordFacility(platform.find)).id
  return {
    anna,
    parent,
    facility,
    deleted: async () => {
      const id = await facility()
      await call('DELETE', `/api/v1/support/facility/${id}`, { reason })
      return id
    },
    owned: async () => {
      const id = await facility()
      await giveTo(rows, id, newId())
      return id
    },
    merge: async (state) => {
      const survivor_id = await facility()
      await call('POST', '/api/v1/support/merge', { survivor_id, merged_id: await facility(), reason })
      const [{ id } = { id: '' }] = await rows<{ id: string }>('select id from support_merge where survivor_id = ?', [survivor_id])
      if (state === 'undone') await call('POST', `/api/v1/support/merge/${id}/undo`, { reason })
      if (state === 'merged-on')
        await call('POST', '/api/v1/support/merge', { survivor_id: await facility(), merged_id: survivor_id, reason })
      return id
    },
    mail: (waiting = false) => insertMail(rows, { waiting }),
  }
}

type Build = (desk: Desk) => Promise<string>
const changing = (rest: string, body: object, as: 'anna' | 'parent' = 'anna') => ({
  on:
    (id: Build, more: object = {}) =>
    async (desk: Desk) => ({ path: `${path}/${await id(desk)}${rest}`, as: desk[as].browser, body: { ...body, ...more, reason } }),
})
const facility: Build = (desk) => desk.facility()
const deleted: Build = (desk) => desk.deleted()
const unknown: Build = async () => newId()
const version = { version: 999 }

const versioned = (rest: string, body: object) => {
  const { on } = changing(rest, body)
  return {
    success: on(facility),
    errors: {
      'error/facility-not-found': on(unknown),
      'error/facility-removed': on(deleted),
      'error/version-conflict': async (desk: Desk) => ({ ...(await on(facility)(desk)), headers: { 'if-match': `"${version.version}"` } }),
    },
  }
}
const deletion =
  (id: Build, as: 'anna' | 'parent' = 'anna') =>
  async (desk: Desk) => ({
    path: `/api/v1/support/facility/${await id(desk)}`,
    as: desk[as].browser,
    body: { reason },
  })
const merging =
  (survivor: Build, merged: Build, over: object = {}) =>
  async (desk: Desk) => ({
    path: '/api/v1/support/merge',
    as: desk.anna.browser,
    body: { survivor_id: await survivor(desk), merged_id: await merged(desk), reason, ...over },
  })
const undoing =
  (id: Build, over: object = {}) =>
  async (desk: Desk) => ({
    path: `/api/v1/support/merge/${await id(desk)}/undo`,
    as: desk.anna.browser,
    body: { reason, ...over },
  })
const merge: Build = (desk) => desk.merge()
const retrying = (id: Build) => async (desk: Desk) => ({
  path: `/api/v1/support/mail/${await id(desk)}/retry`,
  as: desk.anna.browser,
  body: {},
})
const reading = (to: string) => ({ success: ({ anna }: Desk) => ({ path: to, as: anna.browser }) })
const owned: Build = (desk) => desk.owned()

/** Contract of the routes of support. */
export const contract = contractWith(createDesk, {
  'get /api/v1/support/facility': reading(`${path}?q=krakow&filter[status][eq]=unknown&limit=5`),
  'get /api/v1/support/facility/:id': {
    success: async ({ anna, facility }) => ({ path: `${path}/${await facility()}`, as: anna.browser }),
    errors: { 'error/facility-not-found': ({ anna }) => ({ path: `${path}/${newId()}`, as: anna.browser }) },
  },
  'patch /api/v1/support/facility/:id': versioned('', { name: 'Promyczek' }),
  'post /api/v1/support/facility/:id/status': versioned('/status', { status: 'registered' }),
  'post /api/v1/support/facility/:id/activity': versioned('/activity', { active: false }),
  'delete /api/v1/support/facility/:id': {
    success: deletion(facility),
    errors: {
      'error/facility-not-found': deletion(unknown),
      'error/facility-removed': deletion(deleted),
      'error/insufficient-permissions': deletion(facility, 'parent'),
    },
  },
  'post /api/v1/support/merge': {
    success: merging(facility, facility),
    errors: {
      'error/facility-not-found': merging(facility, unknown),
      'error/facility-removed': merging(facility, deleted),
      'error/both-owned': merging(owned, owned),
      'error/facility-open': merging(facility, facility, { kind: 'successor' }),
    },
  },
  'get /api/v1/support/merge': reading('/api/v1/support/merge?limit=5'),
  'get /api/v1/support/merge/:id': {
    success: async (desk) => ({ path: `/api/v1/support/merge/${await merge(desk)}`, as: desk.anna.browser }),
    errors: { 'error/merge-not-found': ({ anna }) => ({ path: `/api/v1/support/merge/${newId()}`, as: anna.browser }) },
  },
  'post /api/v1/support/merge/:id/undo': {
    success: undoing(merge),
    errors: {
      'error/merge-not-found': undoing(unknown),
      'error/merge-undone': undoing((desk) => desk.merge('undone')),
      'error/merged-on': undoing((desk) => desk.merge('merged-on')),
      'error/written-changed': undoing(merge, { moves: [{ kind: 'opinions', ids: [newId()] }] }),
    },
  },
  'get /api/v1/support/audit': reading('/api/v1/support/audit?action=support.'),
  'get /api/v1/support/audit/state': reading('/api/v1/support/audit/state'),
  'get /api/v1/support/mail': reading('/api/v1/support/mail?state=given_up'),
  'post /api/v1/support/mail/:id/retry': {
    success: retrying((desk) => desk.mail()),
    errors: { 'error/mail-not-found': retrying(unknown), 'error/mail-not-failed': retrying((desk) => desk.mail(true)) },
  },
  'get /api/v1/support/health': reading('/api/v1/support/health'),
})
