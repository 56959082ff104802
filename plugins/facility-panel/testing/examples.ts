import { type ContextOf, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { createRecords } from './example-records.ts'
import { insertEmployee } from './insert-rows.ts'

type Context = ContextOf<typeof createRecords>

const unknown = { as: 'support', params: { id: newId() } } as const
const person = { first_name: 'Wanda', last_name: 'Jasna', position: 'Dyrektorka', show_surname: true, consent: true }
const change = (type: string, body: Readonly<Record<string, unknown>>) => async (context: Context) => ({
  params: { id: await context.copyFacility('registered') },
  query: { type },
  body,
})
const six = ['ogrod', 'winda', 'monitoring', 'catering', 'logopeda', 'psycholog']
const byEmployee = { permission: writeFacilityData, refusal: '404 employee-not-found' } as const
const reason = { reason: 'other', note: 'Nie.' }
/** Errors of support's decisions about changes. */
const refusedDecisions = (body: Readonly<Record<string, unknown>>) => ({
  ShadowFacilityNotFound: () => ({ params: { id: newId() }, body }),
  ShadowAlreadyDecided: async ({ shadow }: Context) => ({ params: { id: await shadow('rejected') }, body }),
  ReviewLocked: async ({ shadow }: Context) => ({ params: { id: await shadow('pending', { lockedBy: newId() }) }, body }),
})
const stateIs = (id: string, state: string) => ['select 1 from facility_panel_shadow where id = ? and state = ?', id, state] as const

/**
 * Objects of routes about an employee or a shadow edit are those of the facility named; whoever may not edit it does not
 * find them. Only the owner, not an administrator, deletes a facility (decisions §29).
 */
export const examples = examplesOf(facilityPanelApi, createRecords, {
  showPanel: {
    permission: writeFacilityData,
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { id: facility } }) },
    errors: { FacilityNotFound: () => unknown },
  },
  changeSection: {
    permission: writeFacilityData,
    effect: 'saved',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const id = await copyFacility()
        return {
          params: { id },
          query: { type: 'description' },
          body: { description: 'Cisza i las.' },
          headers: { 'if-match': '"1"' },
          appears: [`select 1 from facility_statement where source = 'owner' and number = ?`, id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, query: { type: 'info' }, body: { phone: '601602603' } }),
      Validation: change('info', { description: 'x' }),
      VersionConflict: async (context) => ({
        ...(await change('description', { description: 'x' })(context)),
        headers: { 'if-match': '"7"' },
      }),
      LimitReached: async ({ edited }) => ({ params: { id: await edited() }, query: { type: 'features' }, body: { features: ['winda'] } }),
      AmenityLimitReached: change('features', { features: six }),
      DescriptionLimitReached: change('description', { description: 'a'.repeat(9000) }),
      PremiumRequired: change('recruitment', { recruitment_text: 'Zapraszamy.' }),
    },
  },
  putVacancies: {
    permission: writeFacilityData,
    effect: 'counted',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const id = await copyFacility()
        return {
          params: { id },
          body: [{ group: '2-3', places: 2, source: 'owner' }],
          appears: [`select 1 from facility_statement where source = 'owner' and number = ? and jsonb_exists(fields, 'vacancies')`, id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, body: [] }),
      Validation: ({ facility }) => ({
        params: { id: facility },
        body: [
          { group: '2-3', places: 2 },
          { group: '2-3', places: 3 },
        ],
      }),
    },
  },
  deleteFacility: {
    permission: facilityPermissions.writeOwnership,
    effect: 'deleted',
    requests: {
      'own, foreign, pending': async ({ copyFacility, rows }) => {
        const id = await copyFacility()
        const [row] = await rows<{ name: string }>('select name from facility where id = ?', [id])
        return {
          params: { id },
          body: { confirm: row?.name ?? '' },
          appears: ['select 1 from facility where id = ? and deleted_at is not null', id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ ...unknown, body: { confirm: 'x' } }),
      Validation: ({ facility }) => ({ params: { id: facility }, body: { confirm: 'x' } }),
    },
  },
  listEmployees: { requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) } },
  addEmployee: {
    effect: 'added',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const facility_id = await copyFacility()
        return {
          body: { ...person, facility_id },
          appears: ['select 1 from facility_panel_employee where facility_id = ?', facility_id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: { ...person, facility_id: newId() } }),
      EmployeesFull: async ({ full }) => ({ body: { ...person, facility_id: await full() } }),
    },
  },
  sortEmployees: {
    effect: 'sorted',
    requests: {
      'own, foreign, pending': async ({ employee, rows }) => {
        const { facilityId, id } = await employee()
        const other = await insertEmployee({ rows }, facilityId, 2)
        return {
          body: { facility_id: facilityId, ids: [other, id] },
          appears: ['select 1 from facility_panel_employee where id = ? and sort = 1', other],
        }
      },
    },
    errors: { EmployeeNotFound: ({ facility }) => ({ body: { facility_id: facility, ids: [newId()] } }) },
  },
  changeEmployee: {
    ...byEmployee,
    effect: 'changed',
    requests: {
      'own, foreign, pending': async ({ employee }) => {
        const { id } = await employee()
        return {
          params: { id },
          body: { position: 'Logopedka' },
          appears: [`select 1 from facility_panel_employee where id = ? and position = 'Logopedka'`, id],
        }
      },
    },
  },
  removeEmployee: {
    ...byEmployee,
    effect: 'removed',
    requests: {
      'own, foreign, pending': async ({ employee }) => {
        const { id } = await employee()
        return { params: { id }, vanishes: ['select 1 from facility_panel_employee where id = ?', id] }
      },
    },
  },
  setEmployeePhoto: {
    ...byEmployee,
    effect: 'set',
    requests: {
      'own, foreign, pending': async ({ employee, upload }) => {
        const { facilityId, id } = await employee()
        const upload_id = await upload(facilityId)
        return {
          params: { id },
          body: { upload_id, consent: true },
          appears: [`select 1 from facility_panel_employee where id = ? and photo ->> 'id' = ?`, id, upload_id],
        }
      },
    },
    errors: {
      UploadNotFound: async ({ employee }) => ({ params: { id: (await employee()).id }, body: { upload_id: newId(), consent: true } }),
    },
  },
  removeEmployeePhoto: {
    ...byEmployee,
    effect: 'removed',
    requests: {
      'own, foreign, pending': async ({ employee, rows }) => {
        const { id } = await employee()
        await rows(`update facility_panel_employee set photo = jsonb_build_object('id', ?::text) where id = ? returning 1`, [id, id])
        return { params: { id }, appears: ['select 1 from facility_panel_employee where id = ? and photo is null', id] }
      },
    },
  },
  listShadows: {
    permission: writeFacilityData,
    requests: {
      none: async ({ shadow }) => {
        await shadow()
        return { query: { limit: '5' } }
      },
      'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }),
    },
  },
  proposeShadow: {
    effect: 'proposed',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const facility_id = await copyFacility()
        return {
          body: { facility_id, shadow: { name: 'Tęcza nad Wisłą', street: null } },
          appears: ['select 1 from facility_panel_shadow where facility_id = ?', facility_id],
        }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: { facility_id: newId(), shadow: { name: 'Tęcza' } } }),
      Validation: ({ facility }) => ({ body: { facility_id: facility, shadow: {} } }),
    },
  },
  acceptShadow: {
    effect: 'accepted',
    requests: {
      own: async ({ shadow }) => {
        const id = await shadow()
        return { params: { id }, body: {}, appears: stateIs(id, 'accepted') }
      },
    },
    errors: refusedDecisions({}),
  },
  rejectShadow: {
    effect: 'rejected',
    requests: {
      own: async ({ shadow }) => {
        const id = await shadow()
        return { params: { id }, body: reason, appears: stateIs(id, 'rejected') }
      },
    },
    errors: refusedDecisions(reason),
  },
  deleteShadow: {
    permission: writeFacilityData,
    refusal: '404 shadow-facility-not-found',
    effect: 'withdrawn',
    requests: {
      'own, foreign, pending': async ({ shadow }) => {
        const id = await shadow()
        return { params: { id }, appears: stateIs(id, 'deleted') }
      },
    },
    errors: { ShadowAlreadyDecided: async ({ shadow }) => ({ params: { id: await shadow('deleted') } }) },
  },
})
