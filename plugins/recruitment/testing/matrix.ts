import { newId } from '#core/kernel/ids.ts'
import type { MatrixCall, MatrixCalls, MatrixContext } from '#core/plugin/matrix.ts'
import { withoutObject } from '#core/plugin/matrix.ts'
import { consentVersion } from '../contract/application.ts'
import { aContent } from './a-content.ts'
import { insertApplication } from './insert-application.ts'

const path = '/api/v1/application'
const future = '2099-01-01T00:00:00.000Z'

type State = Parameters<typeof insertApplication>[1]
type Build = (id: string) => MatrixCall

const insert = (context: MatrixContext, over: State) => insertApplication(context, over, { child_name: newId() })
const statusIs = (id: string, status: string) =>
  ['select exists (select 1 from recruitment_application where id = ? and status = ?) yes', id, status] as const

/** Calls about an application at each facility, of a parent who is none of the callers. */
const atFacility = (build: Build, state: State = {}): MatrixCalls[string] =>
  Object.fromEntries(
    (['own', 'foreign'] as const).map((object) => [
      object,
      async (context: MatrixContext) => build(await insert(context, { facility_id: context.facilities[object], ...state })),
    ]),
  )

const isRead = (id: string, kind: string) =>
  ['select exists (select 1 from recruitment_read where application_id = ? and kind = ?) yes', id, kind] as const

/** Calls that read the applications of each facility, of which there is at least one. */
const ofFacility = (kind: string, pathOf: (facilityId: string) => string): MatrixCalls[string] =>
  Object.fromEntries(
    (['own', 'foreign', 'pending'] as const).map((object) => [
      object,
      async (context: MatrixContext) => {
        const facility_id = context.facilities[object]
        const id = await insert(context, { facility_id, created_at: new Date().toISOString() })
        return { path: pathOf(facility_id), effect: { logged: isRead(id, kind) } }
      },
    ]),
  )

/** Calls about an application of the caller, and of another parent, at a facility that none of them runs. */
const byParent = (build: Build, state: State = {}): MatrixCalls[string] => ({
  own: async (context) => build(await insert(context, { account_id: context.user?.id ?? newId(), ...state })),
  foreign: async (context) => build(await insert(context, { account_id: (await context.other()).id, ...state })),
})

const accepted: State = { status: 'accepted', closed_at: '2026-11-01T00:00:00.000Z' }
const anOffer: State = { status: 'offered', offer_expires_at: future }

/** Calls of recruitment. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    [`get ${path}/mine`]: { path: `${path}/mine` },
    [`get ${path}/form/:slug`]: { path: `${path}/form/nie-ma` },
  }),
  [`post ${path}`]: {
    own: ({ facilities }) => ({
      path,
      body: {
        ...aContent({ child_name: newId(), desired_start: '2027-12-01' }),
        facility_id: facilities.own,
        consent_version: consentVersion,
      },
    }),
  },
  [`get ${path}`]: ofFacility('list', (id) => `${path}?facility_id=${id}`),
  [`get ${path}/export.csv`]: ofFacility('export', (id) => `${path}/export.csv?facility_id=${id}`),
  [`post ${path}/seen`]: {
    own: async (context) => {
      const facility_id = context.facilities.own
      const id = await insert(context, { facility_id })
      return { path: `${path}/seen`, body: { facility_id, ids: [id] }, effect: { seen: statusIs(id, 'seen') } }
    },
    foreign: async (context) => {
      const facility_id = context.facilities.foreign
      const id = await insert(context, { facility_id })
      return { path: `${path}/seen`, body: { facility_id, ids: [id] }, effect: { seen: statusIs(id, 'seen') } }
    },
  },
  [`get ${path}/:id`]: atFacility((id) => ({ path: `${path}/${id}`, effect: { logged: isRead(id, 'detail') } })),
  [`patch ${path}/:id`]: atFacility((id) => ({
    path: `${path}/${id}`,
    body: { status: 'contacted' },
    effect: { changed: statusIs(id, 'contacted') },
  })),
  [`post ${path}/:id/move`]: atFacility(
    (id) => ({
      path: `${path}/${id}/move`,
      body: { position: 1 },
      effect: { moved: ['select exists (select 1 from recruitment_application where id = ? and waiting_rank = 1) yes', id] },
    }),
    { status: 'waitlisted', waiting_group: '0-1', waiting_rank: 1000 },
  ),
  [`post ${path}/:id/withdraw`]: byParent((id) => ({
    path: `${path}/${id}/withdraw`,
    body: {},
    effect: { withdrawn: statusIs(id, 'withdrawn') },
  })),
  [`post ${path}/:id/accept-offer`]: byParent(
    (id) => ({ path: `${path}/${id}/accept-offer`, body: {}, effect: { accepted: statusIs(id, 'accepted') } }),
    anOffer,
  ),
  [`post ${path}/:id/decline-offer`]: byParent(
    (id) => ({ path: `${path}/${id}/decline-offer`, body: {}, effect: { declined: statusIs(id, 'declined') } }),
    anOffer,
  ),
  [`post ${path}/:id/withdraw-others`]: byParent((id) => ({ path: `${path}/${id}/withdraw-others`, body: {} }), accepted),
}
