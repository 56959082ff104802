import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { consentVersion } from '../contract/application.ts'
import { aContent } from './a-content.ts'
import { insertApplication } from './insert-application.ts'
import { storeFacility } from './store-facility.ts'

type State = Parameters<typeof insertApplication>[1]

const future = '2099-01-01T00:00:00.000Z'
const past = '2020-01-01T00:00:00.000Z'
const anOffer: State = { status: 'offered', offer_expires_at: future }
const late: State = { status: 'offered', offer_expires_at: past }
const waiting: State = { status: 'waitlisted', waiting_group: '2-3', waiting_rank: 1 }
const accepted: State = { status: 'accepted', closed_at: past }
const declined: State = { status: 'declined', closed_at: past }

/** Creates the records that the calls refer to. */
const createRecruitment = async ({ platform, url }: TestProduct) => {
  const parent = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const facility = await storeFacility(platform, { ownerId: owner.id })
  const off = await storeFacility(platform, { recruiting: false })
  const [row] = await rowsOf<{ slug: string }>(platform, 'select slug from facility where id = ?', [facility])
  const application = (over: State = {}) =>
    insertApplication(platform, { account_id: parent.id, facility_id: facility, ...over }, { child_name: newId() })
  /** Somebody who reads applications and does not answer them. */
  const reader = await createMember(platform, url)
  await rowsOf(
    platform,
    `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'teacher', '{facility-recruitment/read}') returning 1`,
    [reader.id, facility],
  )
  return { parent, owner, reader, facility, off, slug: row?.slug ?? '', application }
}
type Recruitment = Awaited<ReturnType<typeof createRecruitment>>

const path = '/api/v1/application'
const body = () => ({ ...aContent({ child_name: newId(), desired_start: '2027-12-01' }), consent_version: consentVersion })

const applying = (over: (data: Recruitment) => object) => (data: Recruitment) => ({
  path,
  as: data.parent.browser,
  body: { ...body(), facility_id: data.facility, ...over(data) },
})

/** Call about an application in a state, by one of the people. */
const about =
  (
    who: 'parent' | 'owner' | 'reader',
    ending: string,
    state: State | null,
    input: object = {},
    headers?: Readonly<Record<string, string>>,
  ) =>
  async (data: Recruitment) => ({
    path: `${path}/${state === null ? newId() : await data.application(state)}${ending}`,
    as: data[who].browser,
    body: { ...input },
    ...(headers && { headers }),
  })
const ofFacility =
  (who: 'parent' | 'owner', ending: string) =>
  ({ facility, ...data }: Recruitment) => ({ path: `${path}${ending}?facility_id=${facility}`, as: data[who].browser })

const denied = { 'error/insufficient-permissions': ofFacility('parent', '') }

/** Contract of recruitment. */
export const contract = contractWith(createRecruitment, {
  [`get ${path}/form/:slug`]: {
    success: ({ parent, slug }) => ({ path: `${path}/form/${slug}`, as: parent.browser }),
    errors: { 'error/facility-not-found': ({ parent }) => ({ path: `${path}/form/nie-ma`, as: parent.browser }) },
  },
  [`post ${path}`]: {
    success: applying(() => ({})),
    errors: {
      'error/facility-not-found': applying(() => ({ facility_id: newId() })),
      'error/recruitment-off': applying(({ off }) => ({ facility_id: off })),
      'error/validation': applying(() => ({ hours_from: 960, hours_to: 480 })),
      'error/application-exists': async (data) => {
        const call = applying(() => ({}))(data)
        await data.parent.browser.call('POST', path, call.body)
        return call
      },
    },
  },
  [`get ${path}/mine`]: { success: ({ parent }) => ({ path: `${path}/mine`, as: parent.browser }) },
  [`get ${path}/export.csv`]: {
    success: ofFacility('owner', '/export.csv'),
    errors: { 'error/insufficient-permissions': ofFacility('parent', '/export.csv') },
  },
  [`get ${path}`]: { success: ofFacility('owner', ''), errors: denied },
  [`post ${path}/seen`]: {
    success: async ({ owner, facility, application }) => ({
      path: `${path}/seen`,
      as: owner.browser,
      body: { facility_id: facility, ids: [await application()] },
    }),
    errors: {
      'error/insufficient-permissions': ({ reader, facility }) => ({
        path: `${path}/seen`,
        as: reader.browser,
        body: { facility_id: facility, ids: [] },
      }),
    },
  },
  [`get ${path}/:id`]: {
    success: async ({ parent, application }) => ({ path: `${path}/${await application()}`, as: parent.browser }),
    errors: { 'error/application-not-found': ({ owner }) => ({ path: `${path}/${newId()}`, as: owner.browser }) },
  },
  [`patch ${path}/:id`]: {
    success: about('owner', '', {}, { status: 'waitlisted', group: '2-3', message: 'Wiosną.' }, { 'if-match': '"1"' }),
    errors: {
      'error/application-not-found': about('owner', '', null, { status: 'seen' }),
      'error/insufficient-permissions': about('reader', '', {}, { status: 'seen' }),
      'error/application-step-illegal': about('owner', '', accepted, { status: 'seen' }),
      'error/offer-expired': about('owner', '', late, { status: 'accepted' }),
      'error/version-conflict': about('owner', '', {}, { status: 'seen' }, { 'if-match': '"7"' }),
      'error/validation': about('owner', '', {}, { status: 'offered', offer_until: '2020-01-01' }),
    },
  },
  [`post ${path}/:id/move`]: {
    success: about('owner', '/move', waiting, { position: 1 }),
    errors: {
      'error/application-not-found': about('owner', '/move', null, { position: 1 }),
      'error/insufficient-permissions': about('reader', '/move', waiting, { position: 1 }),
      'error/application-step-illegal': about('owner', '/move', {}, { position: 1 }),
    },
  },
  [`post ${path}/:id/withdraw`]: {
    success: about('parent', '/withdraw', {}),
    errors: {
      'error/application-not-found': about('owner', '/withdraw', {}),
      'error/application-step-illegal': about('parent', '/withdraw', declined),
    },
  },
  ...Object.fromEntries(
    ['accept-offer', 'decline-offer'].map((act) => [
      `post ${path}/:id/${act}`,
      {
        success: about('parent', `/${act}`, anOffer),
        errors: {
          'error/application-not-found': about('owner', `/${act}`, anOffer),
          'error/application-step-illegal': about('parent', `/${act}`, {}),
          'error/offer-expired': about('parent', `/${act}`, late),
        },
      },
    ]),
  ),
  [`post ${path}/:id/withdraw-others`]: {
    success: about('parent', '/withdraw-others', accepted),
    errors: {
      'error/application-not-found': about('owner', '/withdraw-others', accepted),
      'error/application-step-illegal': about('parent', '/withdraw-others', {}),
    },
  },
})
