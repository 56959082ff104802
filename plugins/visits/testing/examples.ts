import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { visitsApi } from '../contract/api.ts'
import { visitLimits } from '../contract/limits.ts'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { VisitLink } from '../services/visit-link.ts'
import { insertBooking, insertTimes } from './store-visits.ts'

const createRecords = ({ copyFacility, createMember, find, platform, rows }: ExampleContext) => ({
  time: async () => insertTimes({ rows }, await copyFacility()),
  booking: async () => insertBooking({ rows }, await insertTimes({ rows }, await copyFacility())),
  /** Stores an open time of a facility that everybody finds. */
  openTime: async (more: { readonly places?: number; readonly taken?: number } = {}) =>
    insertTimes({ rows }, await storeStanding(platform, { status: 'registered', validUntil: null }), more),
  /** Stores a facility of a new owner. */
  owned: async () => {
    const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
    const as = await createMember()
    await rows(
      `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', array(select jsonb_array_elements_text(?::jsonb))) returning 1`,
      [as.id, facilityId, JSON.stringify(permissionsOfRole(find(Permissions), 'owner'))],
    )
    return { as, facilityId }
  },
  linkOf: (id: string) => find(VisitLink).tokenOf(id),
})
type Context = ContextOf<typeof createRecords>

const day = addDays(toWarsawTime(new Date()).day, 30)
const newTime = { kind: 'open_day', day, from: '10:00', until: '12:00', places: 30, notice_hours: 24, weeks: 1 } as const
const booking = (time_id: string) => ({ time_id, name: 'Ola Próbna', email: `ola-${newId()}@przyklad.pl` })
const cancelled = (table: string, id: string) => [`select 1 from ${table} where id = ? and cancelled_at is not null`, id] as const

/** Times and bookings are changed by those who answer applications; anybody books; links of mails open a booking. */
export const examples = examplesOf(visitsApi, createRecords, {
  listTimes: {
    permission: readRecruitment,
    requests: { 'own, foreign': ({ facility }) => ({ query: { facility_id: facility } }) },
  },
  openTimes: {
    permission: writeRecruitment,
    effect: 'opened',
    requests: {
      'own, foreign': async ({ copyFacility }) => {
        const facility_id = await copyFacility()
        return { body: { facility_id, ...newTime }, appears: ['select 1 from visits_time where facility_id = ?', facility_id] }
      },
    },
    errors: {
      FacilityNotFound: () => ({ body: { facility_id: newId(), ...newTime } }),
      VisitTimesFull: async ({ owned, rows }: Context) => {
        const { as, facilityId } = await owned()
        await insertTimes({ rows }, facilityId, { count: visitLimits.times })
        return { as, body: { facility_id: facilityId, ...newTime } }
      },
      Validation: async ({ owned }: Context) => {
        const { as, facilityId } = await owned()
        return { as, body: { facility_id: facilityId, ...newTime, until: '09:00' } }
      },
    },
  },
  cancelTime: {
    permission: writeRecruitment,
    effect: 'cancelled',
    refusal: '404 visit-time-not-found',
    requests: {
      'own, foreign': async ({ time }) => {
        const id = await time()
        return { params: { id }, body: { reason: 'Choroba' }, appears: cancelled('visits_time', id) }
      },
    },
  },
  cancelBooking: {
    permission: writeRecruitment,
    effect: 'cancelled',
    refusal: '404 visit-not-found',
    requests: {
      'own, foreign': async ({ booking: stored }) => {
        const id = await stored()
        return { params: { id }, body: {}, appears: cancelled('visits_booking', id) }
      },
    },
  },
  listOpen: {
    requests: {
      none: async ({ platform, rows }) => {
        const id = await storeStanding(platform, { status: 'registered', validUntil: null })
        const [facility] = await rows<{ slug: string }>('select slug from facility where id = ?', [id])
        return { params: { slug: facility?.slug ?? '' } }
      },
    },
    errors: { FacilityNotFound: () => ({ params: { slug: 'nie-ma' } }) },
  },
  book: {
    effect: 'booked',
    requests: {
      none: async ({ openTime }) => {
        const time_id = await openTime()
        return { body: booking(time_id), appears: ['select 1 from visits_booking where time_id = ?', time_id] }
      },
    },
    errors: {
      VisitFull: async ({ openTime }: Context) => ({ body: booking(await openTime({ places: 1, taken: 1 })) }),
      VisitNotOffered: () => ({ body: booking(newId()) }),
    },
  },
  exportVisit: {
    requests: {
      own: async ({ booking: stored, linkOf }) => ({ params: { token: linkOf(await stored()) } }),
      foreign: () => ({ params: { token: `${newId()}.${'x'.repeat(43)}` } }),
    },
    may: { foreign: '404 visit-not-found' },
  },
})
