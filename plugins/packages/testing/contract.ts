import { Effect } from 'effect'
import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { newId } from '#core/kernel/ids.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { Offer } from '../domain/offer.ts'
import { signedText } from '../services/payments.ts'
import { anInvoice } from './packages-fixture.ts'
import { storeOrder } from './store-order.ts'

const createFacilities = async ({ platform, url }: TestProduct) => {
  const owner = await createMember(platform, url)
  const stranger = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const permissions = permissionsOfRole(platform.find(Permissions), 'owner')
  const own = async (facilityId: string) => {
    await Effect.runPromise(platform.find(Grants).save({ accountId: owner.id, facilityId, role: 'owner', permissions }))
    return facilityId
  }
  const addFacility = async () => own(await storeStanding(platform, { status: 'registered', validUntil: null }))
  const facilityId = await addFacility()
  const addOrder = async () => storeOrder(platform, { facility_id: await addFacility(), account_id: owner.id })
  /** Stores an order that is paid; returns its id. */
  const addPaid = async () => {
    const now = Date.now()
    const paid_at = new Date(now).toISOString()
    const ends_at = new Date(now + 86_400_000).toISOString()
    const stored = {
      facility_id: await addFacility(),
      account_id: owner.id,
      state: 'active',
      paid_at,
      starts_at: paid_at,
      ends_at,
    } as const
    return (await storeOrder(platform, stored)).id
  }
  /** Signs the notice of a payment as the provider does. */
  const sign = (orderId: string, amount: number, event: string = newId()) => {
    const notice = { event, timestamp: Math.floor(Date.now() / 1000), amount }
    const secret = platform.find(Offer).provider?.secret ?? ''
    return { ...notice, signature: platform.find(MessageSignatures).sign(secret, signedText(orderId, notice)) }
  }
  return {
    platform,
    owner: owner.browser,
    stranger: stranger.browser,
    support: support.browser,
    facilityId,
    addFacility,
    addOrder,
    addPaid,
    sign,
  }
}

const limits = '/api/v1/user-limit'
const order = '/api/v1/package/order'
const refund = { reason: 'Zamówione dwa razy' }
const newOrder = (facility_id: string) => ({ facility_id, package: 'professional_start', invoice: anInvoice })

/** Contract of limits and packages. */
export const contract = contractWith(createFacilities, {
  'get /api/v1/user-limit': { success: () => ({ path: limits }) },
  'get /api/v1/user-limit/stats': {
    success: ({ owner, facilityId }) => ({ path: `${limits}/stats?facility_id=${facilityId}`, as: owner }),
    errors: {
      'error/insufficient-permissions': ({ stranger, facilityId }) => ({ path: `${limits}/stats?facility_id=${facilityId}`, as: stranger }),
      'error/facility-not-found': ({ support }) => ({ path: `${limits}/stats?facility_id=${newId()}`, as: support }),
    },
  },
  'patch /api/v1/user-limit/list/:id': {
    success: ({ support }) => ({ path: `${limits}/list/amenities`, body: { value_registered: 6 }, as: support }),
    errors: {
      'error/insufficient-permissions': ({ owner }) => ({ path: `${limits}/list/photos`, body: {}, as: owner }),
      'error/limit-not-found': ({ support }) => ({ path: `${limits}/list/nothing`, body: {}, as: support }),
      'error/version-conflict': ({ support }) => ({
        path: `${limits}/list/photos`,
        body: {},
        as: support,
        headers: { 'if-match': '"99"' },
      }),
      'error/validation': ({ support }) => ({ path: `${limits}/list/photos`, body: { value_free: true }, as: support }),
    },
  },
  'get /api/v1/package': { success: () => ({ path: '/api/v1/package' }), duringOutage: 200 },
  'get /api/v1/package/price': {
    success: ({ owner }) => ({ path: '/api/v1/package/price?package=full_support', as: owner }),
    errors: {
      'error/validation': ({ owner }) => ({ path: '/api/v1/package/price?package=full_support&promo=NIC', as: owner }),
    },
  },
  'get /api/v1/package/order': {
    success: ({ support }) => ({ path: order, as: support }),
    errors: { 'error/insufficient-permissions': ({ owner }) => ({ path: order, as: owner }) },
  },
  'post /api/v1/package/order/:id/refund': {
    success: async ({ support, addPaid }) => ({ path: `${order}/${await addPaid()}/refund`, body: refund, as: support }),
    errors: {
      'error/insufficient-permissions': async ({ owner, addPaid }) => ({
        path: `${order}/${await addPaid()}/refund`,
        body: refund,
        as: owner,
      }),
      'error/order-not-found': ({ support }) => ({ path: `${order}/${newId()}/refund`, body: refund, as: support }),
      'error/order-not-refundable': async ({ support, addOrder }) => ({
        path: `${order}/${(await addOrder()).id}/refund`,
        body: refund,
        as: support,
      }),
    },
  },
  'post /api/v1/package/order': {
    success: ({ owner, facilityId }) => ({ path: order, body: newOrder(facilityId), as: owner }),
    errors: {
      'error/insufficient-permissions': ({ stranger, facilityId }) => ({ path: order, body: newOrder(facilityId), as: stranger }),
      'error/facility-not-found': ({ support }) => ({ path: order, body: newOrder(newId()), as: support }),
      'error/validation': ({ owner, facilityId }) => ({ path: order, body: { ...newOrder(facilityId), promo: 'NIC' }, as: owner }),
    },
  },
  'get /api/v1/package/order/mine': { success: ({ owner }) => ({ path: `${order}/mine`, as: owner }) },
  'get /api/v1/package/order/:id': {
    success: async ({ owner, addOrder }) => ({ path: `${order}/${(await addOrder()).id}`, as: owner }),
    errors: { 'error/order-not-found': async ({ stranger, addOrder }) => ({ path: `${order}/${(await addOrder()).id}`, as: stranger }) },
  },
  'post /api/v1/package/order/:id/confirm': {
    success: async ({ support, addOrder }) => ({ path: `${order}/${(await addOrder()).id}/confirm`, body: {}, as: support }),
    errors: {
      'error/missing-jwt': async ({ addOrder }) => ({ path: `${order}/${(await addOrder()).id}/confirm`, body: {} }),
      'error/insufficient-permissions': async ({ owner, addOrder }) => ({
        path: `${order}/${(await addOrder()).id}/confirm`,
        body: {},
        as: owner,
      }),
      'error/order-not-found': ({ support }) => ({ path: `${order}/${newId()}/confirm`, body: {}, as: support }),
      'error/order-not-pending': async ({ platform, support }) => {
        const { id } = await storeOrder(platform, { state: 'refunded', paid_at: new Date().toISOString() })
        return { path: `${order}/${id}/confirm`, body: {}, as: support }
      },
      'error/bad-signature': async ({ addOrder, sign }) => {
        const { id, gross } = await addOrder()
        return { path: `${order}/${id}/confirm`, body: { payment: sign(newId(), gross) } }
      },
      'error/payment-mismatch': async ({ addOrder, sign }) => {
        const { id } = await addOrder()
        return { path: `${order}/${id}/confirm`, body: { payment: sign(id, 1) } }
      },
      'error/payment-known': async ({ platform, addOrder, sign }) => {
        const { id, gross } = await addOrder()
        const event = newId()
        await platform.orm.em.fork().execute('insert into packages_payment values (?, ?, now())', [event, id])
        return { path: `${order}/${id}/confirm`, body: { payment: sign(id, gross, event) } }
      },
    },
  },
  'post /api/v1/package/trial': {
    success: async ({ owner, addFacility }) => ({ path: '/api/v1/package/trial', body: { facility_id: await addFacility() }, as: owner }),
    errors: {
      'error/insufficient-permissions': ({ stranger, facilityId }) => ({
        path: '/api/v1/package/trial',
        body: { facility_id: facilityId },
        as: stranger,
      }),
      'error/facility-not-found': ({ support }) => ({
        path: '/api/v1/package/trial',
        body: { facility_id: newId() },
        as: support,
      }),
      'error/trial-unavailable': async ({ platform, owner, addFacility }) => {
        const facility_id = await addFacility()
        await storeOrder(platform, { facility_id, state: 'refunded', paid_at: new Date().toISOString() })
        return { path: '/api/v1/package/trial', body: { facility_id }, as: owner }
      },
    },
  },
})
