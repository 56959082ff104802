import { newId } from '#core/kernel/ids.ts'
import { Signing } from '#core/ports/signing.ts'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { createAccountData } from '#plugins/accounts/testing/contract-data.ts'
import { secondFactorErrors } from '#plugins/accounts/testing/contract-factors.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { tokenOf } from '../domain/invitation-token.ts'
import { storeOwned, storeRole } from './stored-facility.ts'

/** Creates the people that the calls are about, and ways to create facilities, relations and invitations. */
const createMemberships = async (product: TestProduct) => {
  const { platform, url } = product
  // First, because the invitations that follow would be accepted by the reaction to this login.
  const guest = await createMember(platform, url)
  const [owner, administrator, stranger, support] = [
    await createMember(platform, url),
    await createMember(platform, url),
    await createMember(platform, url),
    await createMember(platform, url, 'support'),
  ]
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async (status?: 'registered') => {
    const id = await storeOwned(platform, owner.id, status)
    await storeRole(platform, id, administrator.id, 'administrator')
    return id
  }
  const person = () => createMember(platform, url)
  /** Stores a relation of an account, by default a new one, with a facility; an approved one with its grant. */
  const member = async (state: string, { facilityId, accountId }: { facilityId?: string; accountId?: string } = {}) => {
    const [id, at, account] = [newId(), facilityId ?? (await facility()), accountId ?? (await person()).id]
    await rows(
      `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version) values (?, ?, ?, 'teacher', ?, now(), now(), 1)`,
      [id, at, account, state],
    )
    if (state === 'approved') await storeRole(platform, at, account, 'teacher')
    return id
  }
  const invitation = async (email = `${newId()}@kredka.test`, facilityId?: string) => {
    const [id, invited_at] = [newId(), new Date().toISOString()]
    await rows(
      `insert into membership_invitation (id, facility_id, role, email, language, invited_at) values (?, ?, 'parent', ?, 'pl', ?)`,
      [id, facilityId ?? (await facility()), email, invited_at],
    )
    return { id, token: tokenOf({ id, invited_at }, platform.find(Signing)) }
  }
  /** Creates a member who owns a facility, `facilityId`. */
  const newMember = async () => {
    const owning = await person()
    return { ...owning, facilityId: await storeOwned(platform, owning.id) }
  }
  const remove = (id: string) => rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  return {
    ...(await createAccountData(product)),
    newMember,
    guest,
    owner,
    administrator,
    stranger,
    support,
    facility,
    person,
    member,
    invitation,
    remove,
    rows,
    role: storeRole.bind(null, platform),
  }
}
type Memberships = Awaited<ReturnType<typeof createMemberships>>

const path = '/api/v1/membership'
const ownership = '/api/v1/facility-ownership'
const password = ({ password }: Member) => ({ password })

/** Call of a person about a membership. */
const about =
  (ending: string, as: (data: Memberships) => Member, find: (data: Memberships) => Promise<string>, body?: object) =>
  async (data: Memberships) => ({
    path: `${path}/${await find(data)}${ending}`,
    as: as(data).browser,
    ...(body && { body: { ...body } }),
  })
const owner = (data: Memberships) => data.owner
const inGone = async (data: Memberships, state: string) => {
  const facilityId = await data.facility()
  const id = await data.member(state, { facilityId })
  await data.remove(facilityId)
  return id
}
/** Errors that all calls about a membership share; `state` is the one in which they work, `closed` one in which they do not. */
const refusals = (ending: string, state: string, closed: string, body?: object) => ({
  'error/membership-not-found': about(
    ending,
    ({ stranger }) => stranger,
    ({ member }) => member(state),
    body,
  ),
  'error/insufficient-permissions': about(
    ending,
    ({ administrator }) => administrator,
    ({ member }) => member(state),
    body,
  ),
  'error/membership-closed': about(ending, owner, ({ member }) => member(closed), body),
  'error/facility-not-found': about(
    ending,
    ({ support }) => support,
    (data) => inGone(data, state),
    body,
  ),
})
const unpaid = (ending: string, state: string, body: object) =>
  about(ending, owner, async ({ facility, member }) => member(state, { facilityId: await facility('registered') }), body)

const inviting =
  (facility: (data: Memberships) => Promise<string> | string, as: (data: Memberships) => Member = owner) =>
  async (data: Memberships) => ({
    path: `${path}/invite`,
    as: as(data).browser,
    body: { facility_id: await facility(data), role: 'teacher', emails: [`Ola <${newId()}@kredka.test>; nic`] },
  })
const asking =
  (facility: (data: Memberships) => Promise<string> | string, as?: (data: Memberships) => Member) => async (data: Memberships) => ({
    path,
    as: (as ? as(data) : await data.person()).browser,
    body: { facility_id: await facility(data), role: 'parent' },
  })
const full = async (data: Memberships) => {
  const id = await data.facility()
  await data.rows(
    `insert into membership_member (id, facility_id, account_id, role, state, created_at, changed_at, version)
     select gen_random_uuid(), ?, gen_random_uuid(), 'parent', 'approved', now(), now(), 1 from generate_series(1, 2000)`,
    [id],
  )
  return id
}
const soon = async (data: Memberships) => {
  const [id, who] = [await data.facility(), await data.person()]
  await data.member('rejected', { facilityId: id, accountId: who.id })
  return { path, as: who.browser, body: { facility_id: id, role: 'parent' } }
}
/** Joins as the person whose address is invited. */
const joining = (prepare: (data: Memberships, who: Member, facilityId: string) => Promise<unknown>) => async (data: Memberships) => {
  const [who, facilityId] = [data.guest, await data.facility()]
  const { id } = await data.invitation(who.email, facilityId)
  await prepare(data, who, facilityId)
  return { path: `${path}/${id}/join`, as: who.browser, body: {} }
}
const passing =
  (over: (data: Memberships, facilityId: string) => Promise<object> | object, as = owner) =>
  async (data: Memberships) => {
    const [facility_id, to] = [await data.facility(), await data.person()]
    await data.member('approved', { facilityId: facility_id, accountId: to.id })
    const body = { facility_id, to_account_id: to.id, confirm_name: 'Bajka', ...password(as(data)) }
    return { path: `${ownership}/pass`, as: as(data).browser, body: { ...body, ...(await over(data, facility_id)) } }
  }
const list =
  (facility: (data: Memberships) => Promise<string> | string, as = owner) =>
  async (data: Memberships) => ({
    path: `${path}?facility_id=${await facility(data)}&role=teacher`,
    as: as(data).browser,
  })
const support = (data: Memberships) => data.support
const stranger = (data: Memberships) => data.stranger
const facility = (data: Memberships) => data.facility()

/** Contract of memberships. */
export const contract = contractWith(createMemberships, {
  [`get ${path}`]: {
    success: list(facility),
    errors: { 'error/insufficient-permissions': list(facility, stranger), 'error/facility-not-found': list(newId, support) },
  },
  [`get ${path}/mine`]: { success: ({ owner }) => ({ path: `${path}/mine`, as: owner.browser }) },
  [`get ${path}/joining`]: {
    success: async ({ stranger, facility }) => ({ path: `${path}/joining?slug=z-${await facility()}`, as: stranger.browser }),
    errors: { 'error/facility-not-found': ({ stranger }) => ({ path: `${path}/joining?slug=x`, as: stranger.browser }) },
  },
  [`get ${path}/invitation`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation?token=${(await invitation()).token}` }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation?token=x` }) },
  },
  [`post ${path}/invitation/refuse`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation/refuse`, body: { token: (await invitation()).token } }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse`, body: { token: 'x' } }) },
  },
  [`get ${path}/invitation/refuse/:token`]: {
    success: async ({ invitation }) => ({ path: `${path}/invitation/refuse/${(await invitation()).token}` }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse/x` }) },
  },
  [`post ${path}/invitation/refuse/:token`]: {
    success: async ({ invitation }) => ({
      path: `${path}/invitation/refuse/${(await invitation()).token}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: { 'error/invitation-not-found': () => ({ path: `${path}/invitation/refuse/x`, form: new URLSearchParams() }) },
  },
  [`post ${path}/invite`]: {
    success: inviting(facility),
    errors: {
      'error/insufficient-permissions': inviting(facility, stranger),
      'error/facility-not-found': inviting(newId, support),
      'error/premium-required': inviting(({ facility }) => facility('registered')),
      'error/members-full': inviting(full),
    },
  },
  [`post ${path}`]: {
    success: asking(facility),
    errors: {
      'error/facility-not-found': asking(newId),
      'error/members-unavailable': asking(({ facility }) => facility('registered')),
      'error/already-member': asking(facility, owner),
      'error/request-too-soon': soon,
      'error/members-full': asking(full),
    },
  },
  [`post ${path}/:id/join`]: {
    success: joining(async () => undefined),
    errors: {
      'error/membership-not-found': about('/join', stranger, async ({ invitation }) => (await invitation()).id, {}),
      'error/facility-not-found': joining(async ({ remove }, _, facilityId) => remove(facilityId)),
      'error/already-member': joining(async ({ role }, who, facilityId) => role(facilityId, who.id, 'parent')),
    },
  },
  [`post ${path}/:id/accept`]: {
    success: about('/accept', owner, ({ member }) => member('awaiting_verification'), {}),
    errors: {
      ...refusals('/accept', 'awaiting_verification', 'approved', {}),
      'error/premium-required': unpaid('/accept', 'awaiting_verification', {}),
      'error/already-member': about(
        '/accept',
        owner,
        async ({ member, facility, person, role }) => {
          const [facilityId, who] = [await facility(), await person()]
          await role(facilityId, who.id, 'administrator')
          return member('awaiting_verification', { facilityId, accountId: who.id })
        },
        {},
      ),
    },
  },
  [`post ${path}/:id/decline`]: {
    success: about('/decline', owner, ({ member }) => member('awaiting_verification'), {}),
    errors: refusals('/decline', 'awaiting_verification', 'approved', {}),
  },
  [`patch ${path}/:id`]: {
    success: about('', owner, ({ member }) => member('approved'), { moderator: true }),
    errors: {
      ...refusals('', 'approved', 'awaiting_verification', { moderator: true }),
      'error/premium-required': unpaid('', 'approved', { moderator: true }),
      'error/validation': about('', owner, ({ member }) => member('approved'), { permissions: ['facility-billing/write'] }),
      'error/version-conflict': async (data) => ({
        ...(await about('', owner, ({ member }) => member('approved'), { moderator: true })(data)),
        headers: { 'if-match': '"7"' },
      }),
    },
  },
  [`delete ${path}/:id`]: {
    success: about('', owner, ({ member }) => member('approved')),
    errors: refusals('', 'approved', 'awaiting_verification'),
  },
  [`get ${ownership}`]: {
    success: async ({ owner, facility }) => ({ path: `${ownership}?facility_id=${await facility()}`, as: owner.browser }),
    errors: {
      'error/insufficient-permissions': async ({ stranger, facility }) => ({
        path: `${ownership}?facility_id=${await facility()}`,
        as: stranger.browser,
      }),
      'error/facility-not-found': ({ support }) => ({ path: `${ownership}?facility_id=${newId()}`, as: support.browser }),
    },
  },
  [`post ${ownership}/pass`]: {
    success: passing(() => ({})),
    errors: {
      'error/insufficient-permissions': passing(() => ({}), stranger),
      'error/facility-not-found': passing(() => ({ facility_id: newId() }), support),
      ...secondFactorErrors((member, proof) => ({
        path: `${ownership}/pass`,
        as: member.browser,
        body: {
          ...{ facility_id: 'facilityId' in member ? String(member.facilityId) : '', to_account_id: newId(), confirm_name: 'Bajka' },
          ...{ password: member.password, ...proof },
        },
      })),
      'error/ownership-changed': passing(() => ({}), support),
      'error/bad-password': passing(() => ({ password: 'x' })),
      'error/validation': passing(() => ({ confirm_name: 'Inna' })),
    },
  },
})
