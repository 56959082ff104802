import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { recruitmentApi } from '../contract/api.ts'
import { consentVersion } from '../contract/application.ts'
import { aContent } from './content-builder.ts'
import { insertApplication } from './insert-application.ts'
import { storeFacility } from './store-facility.ts'

type State = Parameters<typeof insertApplication>[1]

const past = '2020-01-01T00:00:00.000Z'
const anOffer: State = { status: 'offered', offer_expires_at: '2099-01-01T00:00:00.000Z' }
const late: State = { status: 'offered', offer_expires_at: past }
const waiting: State = { status: 'waitlisted', waiting_group: '2-3', waiting_rank: 1000 }
const accepted: State = { status: 'accepted', closed_at: past }
const declined: State = { status: 'declined', closed_at: past }

const createRecords = ({ account, createMember, facility, find, platform, rows }: ExampleContext) => ({
  /** Stores an application to the facility, of a parent who is none of the callers. */
  received: (over: State = {}) => insertApplication({ find }, { facility_id: facility, ...over }, { child_name: newId() }),
  /** Stores an application of the account, to a facility that nobody here runs. */
  sent: async (over: State = {}) => insertApplication({ find }, { account_id: (await account()).id, ...over }, { child_name: newId() }),
  /** Stores a facility with an owner that takes applications. */
  recruiting: async () => storeFacility(platform, { ownerId: (await createMember()).id }),
  /** Creates a member who reads the applications of the facility and does not answer them. */
  reader: async () => {
    const member = await createMember()
    await rows(
      `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'teacher', '{facility-recruitment/read}') returning 1`,
      [member.id, facility],
    )
    return member
  },
})
type Context = ContextOf<typeof createRecords>
type Body = Readonly<Record<string, unknown>>

const applying = (facility_id: string, over: Body = {}) => ({
  body: { ...aContent({ child_name: newId(), desired_start: '2027-12-01' }), consent_version: consentVersion, facility_id, ...over },
})
const statusIs = (id: string, status: string) => ['select 1 from recruitment_application where id = ? and status = ?', id, status] as const
const isRead = (id: string, kind: string) => ['select 1 from recruitment_read where application_id = ? and kind = ?', id, kind] as const

/** Request that reads the applications of a facility, of which there is at least one. */
const reading = (kind: string) => ({
  'own, foreign, pending': async ({ received, facility }: Context) => {
    const id = await received({ created_at: new Date().toISOString() })
    return { query: { facility_id: facility }, appears: isRead(id, kind) }
  },
})
const atFacility = { permission: facilityPermissions.writeRecruitment, refusal: '404 application-not-found' } as const
const readers = { ...atFacility, permission: facilityPermissions.readRecruitment } as const
const about =
  (state: State, body: Body, more: { readonly headers?: Readonly<Record<string, string>> } = {}) =>
  async ({ received }: Context) => ({
    params: { id: await received(state) },
    body,
    ...more,
  })
const byReader = (state: State, body: Body) => async (context: Context) => ({
  ...(await about(state, body)(context)),
  as: await context.reader(),
})

/** Examples of a step of a parent: it is illegal in the state `illegal`. */
const ofParent = (from: State, to: string, illegal: State) => ({
  requests: {
    'own, foreign': async ({ sent }: Context) => {
      const id = await sent(from)
      return { params: { id }, body: {}, appears: statusIs(id, to) }
    },
  },
  may: { foreign: '404 application-not-found' as const },
  errors: { ApplicationStepIllegal: async ({ sent }: Context) => ({ params: { id: await sent(illegal) }, body: {} }) },
})
const answering = (to: string) => {
  const examples = ofParent(anOffer, to, {})
  return {
    ...examples,
    effect: to,
    errors: { ...examples.errors, OfferExpired: async ({ sent }: Context) => ({ params: { id: await sent(late) }, body: {} }) },
  }
}

/**
 * Applications in lines about a facility are those of a parent who is none of the callers; in the others, the callers'
 * own and those of another parent, at a facility that none of them runs. Nobody finds an application of others.
 */
export const examples = examplesOf(recruitmentApi, createRecords, {
  listOwn: { requests: { none: () => ({}) } },
  showForm: {
    requests: { none: () => ({ params: { slug: 'nie-ma' } }) },
    may: { none: '404 facility-not-found' },
    success: async ({ recruiting, rows }) => {
      const [facility] = await rows<{ slug: string }>('select slug from facility where id = ?', [await recruiting()])
      return { params: { slug: facility?.slug ?? '' } }
    },
  },
  submitApplication: {
    requests: { own: ({ facility }) => applying(facility) },
    may: { own: '409 recruitment-off' },
    success: async ({ recruiting }) => applying(await recruiting()),
    errors: {
      FacilityNotFound: () => applying(newId()),
      Validation: async ({ recruiting }) => applying(await recruiting(), { hours_from: 960, hours_to: 480 }),
      ApplicationExists: async ({ recruiting, user }) => {
        const request = applying(await recruiting())
        await user?.browser.call('POST', '/api/v1/application', request.body)
        return request
      },
    },
  },
  listInbox: { permission: readers.permission, effect: 'logged', requests: reading('list') },
  exportApplications: { permission: readers.permission, effect: 'logged', requests: reading('export') },
  markSeen: {
    permission: atFacility.permission,
    effect: 'seen',
    requests: {
      'own, foreign': async ({ received, facility }) => {
        const id = await received()
        return { body: { facility_id: facility, ids: [id] }, appears: statusIs(id, 'seen') }
      },
    },
    // Who may only read applications marks none as seen.
    errors: { InsufficientPermissions: async ({ reader, facility }) => ({ as: await reader(), body: { facility_id: facility, ids: [] } }) },
  },
  showApplication: {
    ...readers,
    effect: 'logged',
    requests: {
      'own, foreign': async ({ received }) => {
        const id = await received()
        return { params: { id }, appears: isRead(id, 'detail') }
      },
    },
    // The caller sees an application of their own, to a facility of somebody else.
    success: async ({ sent }) => ({ params: { id: await sent() } }),
  },
  changeStatus: {
    ...atFacility,
    effect: 'changed',
    requests: {
      'own, foreign': async ({ received }) => {
        const id = await received()
        return {
          params: { id },
          body: { status: 'waitlisted', group: '2-3', message: 'Wiosną.' },
          headers: { 'if-match': '"1"' },
          appears: statusIs(id, 'waitlisted'),
        }
      },
    },
    errors: {
      InsufficientPermissions: byReader({}, { status: 'seen' }),
      ApplicationStepIllegal: about(accepted, { status: 'seen' }),
      OfferExpired: about(late, { status: 'accepted' }),
      VersionConflict: about({}, { status: 'seen' }, { headers: { 'if-match': '"7"' } }),
      Validation: about({}, { status: 'offered', offer_until: '2020-01-01' }),
    },
  },
  moveOnList: {
    ...atFacility,
    effect: 'moved',
    requests: {
      'own, foreign': async ({ received }) => {
        const id = await received({ ...waiting, waiting_group: '0-1' })
        return {
          params: { id },
          body: { position: 1 },
          appears: ['select 1 from recruitment_application where id = ? and waiting_rank = 1', id],
        }
      },
    },
    errors: { InsufficientPermissions: byReader(waiting, { position: 1 }), ApplicationStepIllegal: about({}, { position: 1 }) },
  },
  withdrawApplication: { effect: 'withdrawn', ...ofParent({}, 'withdrawn', declined) },
  acceptOffer: answering('accepted'),
  declineOffer: answering('declined'),
  withdrawOthers: {
    ...ofParent(accepted, 'accepted', {}),
    requests: { 'own, foreign': async ({ sent }) => ({ params: { id: await sent(accepted) }, body: {} }) },
  },
})
