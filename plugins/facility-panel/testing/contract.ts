import { Effect } from 'effect'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { monthOf } from '#core/packages/month.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertFacilityUpload as insertUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { listLimits } from '../contract/limits.ts'
import { insertEmployee, insertShadow } from './matrix-objects.ts'
import { storeFacility } from './store-facility.ts'

interface Panel {
  readonly owner: Member
  readonly stranger: Member
  readonly support: Member
  /** Facility of the owner. */
  readonly id: string
  /** Another facility of the owner, with as many employees as it may have. */
  readonly full: string
  /** Creates another facility of the owner. */
  readonly facility: () => Promise<string>
  /** Spends the facility's amenity edit of this month, so long ago that nothing corrects it any more. */
  readonly spendEdit: (facilityId: string) => Promise<void>
  readonly employee: () => Promise<string>
  /** Uploads a photo of staff as the owner. */
  readonly upload: () => Promise<string>
  /** Creates a shadow edit; `lockedBy`: account for which its review is reserved. */
  readonly shadow: (state?: string, lockedBy?: string) => Promise<string>
}

const createPanel = async ({ platform, url }: TestProduct): Promise<Panel> => {
  const owner = await createMember(platform, url)
  const stranger = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const permissions = permissionsOfRole(platform.find(Permissions), 'owner')
  const facility = async () => {
    const facilityId = await storeFacility(platform, { name: `Żubrzyk ${newId().slice(-6)}` })
    await Effect.runPromise(platform.find(Grants).save({ accountId: owner.id, facilityId, role: 'owner', permissions }))
    return facilityId
  }
  const context = {
    rows: <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters),
  } as never
  const id = await facility()
  const full = await facility()
  for (let n = 0; n < listLimits.employees; n++) await insertEmployee(context, full, n)
  return {
    owner,
    stranger,
    support,
    id,
    full,
    facility,
    spendEdit: (facilityId) =>
      Effect.runPromise(
        platform
          .find(LimitStore)
          .setSpent(facilityId, facilityLimits.amenityEdits.key, monthOf(new Date()), { times: 1, begunAt: '2026-01-01T00:00:00.000Z' }),
      ),
    employee: () => insertEmployee(context, id),
    upload: () => insertUpload(context, { accountId: owner.id, facilityId: id, purpose: 'employee' }),
    shadow: async (state, lockedBy) => insertShadow(context, await facility(), state, lockedBy === undefined ? {} : { lockedBy }),
  }
}

const list = '/api/v1/facility/list'
const employee = '/api/v1/employee'
const shadow = '/api/v1/shadow'
const person = { first_name: 'Wanda', last_name: 'Jasna', position: 'Dyrektorka', show_surname: true, consent: true }

const change =
  (type: string, body: Readonly<Record<string, unknown>>, headers?: Readonly<Record<string, string>>) =>
  async ({ owner, facility }: Panel) => ({
    path: `${list}/${await facility()}?type=${type}`,
    as: owner.browser,
    body,
    ...(headers && { headers }),
  })

/** A change of the amenities after the one of the month. */
const secondEdit = async ({ owner, facility, spendEdit }: Panel) => {
  const id = await facility()
  await spendEdit(id)
  return { path: `${list}/${id}?type=features`, as: owner.browser, body: { features: ['winda'] } }
}

const six = ['ogrod', 'winda', 'monitoring', 'catering', 'logopeda', 'psycholog']

/** Contract of the facility panel. */
export const contract = contractWith(createPanel, {
  'get /api/v1/facility/list/:id/panel': {
    success: ({ owner, id }) => ({ path: `${list}/${id}/panel`, as: owner.browser }),
    errors: {
      'error/facility-not-found': ({ owner }) => ({ path: `${list}/${newId()}/panel`, as: owner.browser }),
      'error/insufficient-permissions': ({ stranger, id }) => ({ path: `${list}/${id}/panel`, as: stranger.browser }),
    },
  },
  'patch /api/v1/facility/list/:id': {
    success: change('info', { phone: '601 602 603', open_at: 420, close_at: 1020 }, { 'if-match': '"1"' }),
    errors: {
      'error/facility-not-found': ({ owner }) => ({
        path: `${list}/${newId()}?type=info`,
        as: owner.browser,
        body: { phone: '601602603' },
      }),
      'error/insufficient-permissions': ({ stranger, id }) => ({
        path: `${list}/${id}?type=info`,
        as: stranger.browser,
        body: { phone: '601602603' },
      }),
      'error/validation': change('info', { description: 'x' }),
      'error/version-conflict': change('description', { description: 'x' }, { 'if-match': '"7"' }),
      'error/limit-reached': secondEdit,
      'error/amenity-limit-reached': change('features', { features: six }),
      'error/description-limit-reached': change('description', { description: 'a'.repeat(9000) }),
      'error/premium-required': change('recruitment', { recruitment_text: 'Zapraszamy.' }),
    },
  },
  'put /api/v1/facility/list/:id/vacancies': {
    success: ({ owner, id }) => ({
      path: `${list}/${id}/vacancies`,
      as: owner.browser,
      body: [{ group: '2-3', places: 2, source: 'owner' }],
    }),
    errors: {
      'error/facility-not-found': ({ owner }) => ({ path: `${list}/${newId()}/vacancies`, as: owner.browser, body: [] }),
      'error/insufficient-permissions': ({ stranger, id }) => ({ path: `${list}/${id}/vacancies`, as: stranger.browser, body: [] }),
      'error/validation': ({ owner, id }) => ({
        path: `${list}/${id}/vacancies`,
        as: owner.browser,
        body: [
          { group: '2-3', places: 2 },
          { group: '2-3', places: 3 },
        ],
      }),
    },
  },
  'delete /api/v1/facility/list/:id': {
    success: async ({ owner, facility, support }) => {
      const id = await facility()
      const panel = await support.browser.call('GET', `${list}/${id}/panel`)
      return { path: `${list}/${id}`, as: owner.browser, body: { confirm: (panel.body as { readonly name: string }).name } }
    },
    errors: {
      'error/facility-not-found': ({ owner }) => ({ path: `${list}/${newId()}`, as: owner.browser, body: { confirm: 'x' } }),
      'error/insufficient-permissions': ({ stranger, id }) => ({ path: `${list}/${id}`, as: stranger.browser, body: { confirm: 'x' } }),
      'error/validation': ({ owner, id }) => ({ path: `${list}/${id}`, as: owner.browser, body: { confirm: 'x' } }),
    },
  },
  'get /api/v1/employee': {
    success: ({ owner, id }) => ({ path: `${employee}?facility_id=${id}`, as: owner.browser }),
    errors: { 'error/insufficient-permissions': ({ stranger, id }) => ({ path: `${employee}?facility_id=${id}`, as: stranger.browser }) },
  },
  'post /api/v1/employee': {
    success: ({ owner, id }) => ({ path: employee, as: owner.browser, body: { ...person, facility_id: id } }),
    errors: {
      'error/insufficient-permissions': ({ stranger, id }) => ({
        path: employee,
        as: stranger.browser,
        body: { ...person, facility_id: id },
      }),
      'error/facility-not-found': ({ support }) => ({ path: employee, as: support.browser, body: { ...person, facility_id: newId() } }),
      'error/employees-full': ({ owner, full }) => ({ path: employee, as: owner.browser, body: { ...person, facility_id: full } }),
    },
  },
  'post /api/v1/employee/sort': {
    success: async ({ owner, id, employee: add }) => ({
      path: `${employee}/sort`,
      as: owner.browser,
      body: { facility_id: id, ids: [await add()] },
    }),
    errors: {
      'error/insufficient-permissions': ({ stranger, id }) => ({
        path: `${employee}/sort`,
        as: stranger.browser,
        body: { facility_id: id, ids: [] },
      }),
      'error/employee-not-found': ({ owner, id }) => ({
        path: `${employee}/sort`,
        as: owner.browser,
        body: { facility_id: id, ids: [newId()] },
      }),
    },
  },
  'patch /api/v1/employee/:id': {
    success: async ({ owner, employee: add }) => ({
      path: `${employee}/${await add()}`,
      as: owner.browser,
      body: { position: 'Logopedka' },
    }),
    errors: {
      'error/employee-not-found': ({ owner }) => ({ path: `${employee}/${newId()}`, as: owner.browser, body: { position: 'Logopedka' } }),
    },
  },
  'delete /api/v1/employee/:id': {
    success: async ({ owner, employee: add }) => ({ path: `${employee}/${await add()}`, as: owner.browser }),
    errors: { 'error/employee-not-found': ({ owner }) => ({ path: `${employee}/${newId()}`, as: owner.browser }) },
  },
  'put /api/v1/employee/:id/photo': {
    success: async ({ owner, employee: add, upload }) => ({
      path: `${employee}/${await add()}/photo`,
      as: owner.browser,
      body: { upload_id: await upload(), consent: true },
    }),
    errors: {
      'error/employee-not-found': ({ owner }) => ({
        path: `${employee}/${newId()}/photo`,
        as: owner.browser,
        body: { upload_id: newId(), consent: true },
      }),
      'error/upload-not-found': async ({ owner, employee: add }) => ({
        path: `${employee}/${await add()}/photo`,
        as: owner.browser,
        body: { upload_id: newId(), consent: true },
      }),
    },
  },
  'delete /api/v1/employee/:id/photo': {
    success: async ({ owner, employee: add }) => ({ path: `${employee}/${await add()}/photo`, as: owner.browser }),
    errors: { 'error/employee-not-found': ({ owner }) => ({ path: `${employee}/${newId()}/photo`, as: owner.browser }) },
  },
  'get /api/v1/shadow': {
    success: async ({ support, shadow: add }) => {
      await add()
      return { path: `${shadow}?limit=5`, as: support.browser }
    },
    errors: { 'error/insufficient-permissions': ({ owner }) => ({ path: shadow, as: owner.browser }) },
  },
  'post /api/v1/shadow': {
    success: async ({ owner, facility }) => ({
      path: shadow,
      as: owner.browser,
      body: { facility_id: await facility(), shadow: { name: 'Tęcza', street: null } },
    }),
    errors: {
      'error/insufficient-permissions': ({ stranger, id }) => ({
        path: shadow,
        as: stranger.browser,
        body: { facility_id: id, shadow: { name: 'Tęcza' } },
      }),
      'error/facility-not-found': ({ support }) => ({
        path: shadow,
        as: support.browser,
        body: { facility_id: newId(), shadow: { name: 'Tęcza' } },
      }),
      'error/validation': ({ owner, id }) => ({ path: shadow, as: owner.browser, body: { facility_id: id, shadow: {} } }),
    },
  },
  'post /api/v1/shadow/:id/accept': {
    success: async ({ support, shadow: add }) => ({ path: `${shadow}/${await add()}/accept`, as: support.browser, body: {} }),
    errors: {
      'error/shadow-facility-not-found': ({ support }) => ({ path: `${shadow}/${newId()}/accept`, as: support.browser, body: {} }),
      'error/shadow-already-decided': async ({ support, shadow: add }) => ({
        path: `${shadow}/${await add('rejected')}/accept`,
        as: support.browser,
        body: {},
      }),
      'error/review-locked': async ({ support, owner, shadow: add }) => ({
        path: `${shadow}/${await add('pending', owner.id)}/accept`,
        as: support.browser,
        body: {},
      }),
    },
  },
  'post /api/v1/shadow/:id/decline': {
    success: async ({ support, shadow: add }) => ({
      path: `${shadow}/${await add()}/decline`,
      as: support.browser,
      body: { reason: 'not_proven', note: 'Inna nazwa.' },
    }),
    errors: {
      'error/shadow-facility-not-found': ({ support }) => ({
        path: `${shadow}/${newId()}/decline`,
        as: support.browser,
        body: { reason: 'other' },
      }),
      'error/shadow-already-decided': async ({ support, shadow: add }) => ({
        path: `${shadow}/${await add('accepted')}/decline`,
        as: support.browser,
        body: { reason: 'other' },
      }),
      'error/review-locked': async ({ support, owner, shadow: add }) => ({
        path: `${shadow}/${await add('pending', owner.id)}/decline`,
        as: support.browser,
        body: { reason: 'other' },
      }),
    },
  },
  'delete /api/v1/shadow/:id': {
    success: async ({ owner, shadow: add }) => ({ path: `${shadow}/${await add()}`, as: owner.browser }),
    errors: {
      'error/shadow-facility-not-found': ({ owner }) => ({ path: `${shadow}/${newId()}`, as: owner.browser }),
      'error/shadow-already-decided': async ({ owner, shadow: add }) => ({ path: `${shadow}/${await add('deleted')}`, as: owner.browser }),
    },
  },
})
