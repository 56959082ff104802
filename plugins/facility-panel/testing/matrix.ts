import type { MatrixCall, MatrixCalls, MatrixContext } from '#core/plugin/matrix.ts'
import { aboutFacility } from '#core/plugin/matrix.ts'
import { insertFacilityUpload } from '#plugins/uploads/testing/insert-upload.ts'
import { copyFacility, insertEmployee, insertShadow } from './matrix-objects.ts'

const facility = '/api/v1/facility/list'
const employee = '/api/v1/employee'
const shadow = '/api/v1/shadow'

const exists = (query: string, ...parameters: readonly string[]) => [`select exists (${query}) yes`, ...parameters] as const

type Build = (facilityId: string, context: MatrixContext) => MatrixCall | Promise<MatrixCall>

/** Calls about a copy of each facility, so that they may change it. */
const aboutCopy = (build: Build): MatrixCalls[string] =>
  Object.fromEntries(
    (['own', 'foreign', 'pending'] as const).map((object) => [
      object,
      async (context: MatrixContext) => build(await copyFacility(context, object), context),
    ]),
  )
const aboutOwnCopy = (build: Build): MatrixCalls[string] => ({
  own: async (context) => build(await copyFacility(context, 'own'), context),
})

/** Calls of the panel, about the facilities of the first group, of another owner, and one that waits for its first owner. */
export const matrix: MatrixCalls = {
  'get /api/v1/facility/list/:id/panel': aboutFacility((id) => ({ path: `${facility}/${id}/panel` })),
  'patch /api/v1/facility/list/:id': aboutCopy((id) => ({
    path: `${facility}/${id}?type=description`,
    body: { description: 'Cisza i las.' },
    effect: { saved: exists(`select 1 from facility_statement where source = 'owner' and number = ?`, id) },
  })),
  'put /api/v1/facility/list/:id/vacancies': aboutCopy((id) => ({
    path: `${facility}/${id}/vacancies`,
    body: [{ group: '2-3', places: 2 }],
    effect: {
      counted: exists(`select 1 from facility_statement where source = 'owner' and number = ? and jsonb_exists(fields, 'vacancies')`, id),
    },
  })),
  'delete /api/v1/facility/list/:id': aboutCopy(async (id, { rows }) => {
    const [row] = await rows<{ name: string }>('select name from facility where id = ?', [id])
    return {
      path: `${facility}/${id}`,
      body: { confirm: row?.name ?? '' },
      effect: { deleted: exists('select 1 from facility where id = ? and deleted_at is not null', id) },
    }
  }),
  'get /api/v1/employee': aboutFacility((id) => ({ path: `${employee}?facility_id=${id}` })),
  'post /api/v1/employee': aboutCopy((facility_id) => ({
    path: employee,
    body: { facility_id, first_name: 'Wanda', last_name: 'Jasna', position: 'Dyrektorka', show_surname: true, consent: true },
    effect: { added: exists('select 1 from facility_panel_employee where facility_id = ?', facility_id) },
  })),
  'post /api/v1/employee/sort': aboutCopy(async (facility_id, context) => {
    const one = await insertEmployee(context, facility_id, 1)
    const two = await insertEmployee(context, facility_id, 2)
    return {
      path: `${employee}/sort`,
      body: { facility_id, ids: [two, one] },
      effect: { sorted: exists('select 1 from facility_panel_employee where id = ? and sort = 1', two) },
    }
  }),
  'patch /api/v1/employee/:id': aboutCopy(async (facilityId, context) => {
    const id = await insertEmployee(context, facilityId)
    return {
      path: `${employee}/${id}`,
      body: { position: 'Logopedka' },
      effect: { changed: exists(`select 1 from facility_panel_employee where id = ? and position = 'Logopedka'`, id) },
    }
  }),
  'delete /api/v1/employee/:id': aboutCopy(async (facilityId, context) => {
    const id = await insertEmployee(context, facilityId)
    return {
      path: `${employee}/${id}`,
      effect: { removed: ['select not exists (select 1 from facility_panel_employee where id = ?) yes', id] },
    }
  }),
  'put /api/v1/employee/:id/photo': aboutCopy(async (facilityId, context) => {
    const id = await insertEmployee(context, facilityId)
    const accountId = context.user?.id ?? (await context.other()).id
    const upload_id = await insertFacilityUpload(context, { accountId, facilityId, purpose: 'employee' })
    return {
      path: `${employee}/${id}/photo`,
      body: { upload_id, consent: true },
      effect: { set: exists(`select 1 from facility_panel_employee where id = ? and photo ->> 'id' = ?`, id, upload_id) },
    }
  }),
  'delete /api/v1/employee/:id/photo': aboutCopy(async (facilityId, context) => {
    const id = await insertEmployee(context, facilityId)
    await context.rows(`update facility_panel_employee set photo = jsonb_build_object('id', ?::text) where id = ? returning 1`, [id, id])
    return {
      path: `${employee}/${id}/photo`,
      effect: { removed: exists('select 1 from facility_panel_employee where id = ? and photo is null', id) },
    }
  }),
  'get /api/v1/shadow': {
    none: () => ({ path: shadow }),
    ...aboutFacility((id) => ({ path: `${shadow}?facility_id=${id}` })),
  },
  'post /api/v1/shadow': aboutCopy((facility_id) => ({
    path: shadow,
    body: { facility_id, shadow: { name: 'Tęcza nad Wisłą' } },
    effect: { proposed: exists('select 1 from facility_panel_shadow where facility_id = ?', facility_id) },
  })),
  'post /api/v1/shadow/:id/accept': aboutOwnCopy(async (facilityId, context) => {
    const id = await insertShadow(context, facilityId)
    return {
      path: `${shadow}/${id}/accept`,
      body: {},
      effect: { accepted: exists(`select 1 from facility_panel_shadow where id = ? and state = 'accepted'`, id) },
    }
  }),
  'post /api/v1/shadow/:id/decline': aboutOwnCopy(async (facilityId, context) => {
    const id = await insertShadow(context, facilityId)
    return {
      path: `${shadow}/${id}/decline`,
      body: { reason: 'other', note: 'Nie.' },
      effect: { rejected: exists(`select 1 from facility_panel_shadow where id = ? and state = 'rejected'`, id) },
    }
  }),
  'delete /api/v1/shadow/:id': aboutCopy(async (facilityId, context) => {
    const id = await insertShadow(context, facilityId)
    return {
      path: `${shadow}/${id}`,
      effect: { withdrawn: exists(`select 1 from facility_panel_shadow where id = ? and state = 'deleted'`, id) },
    }
  }),
}
