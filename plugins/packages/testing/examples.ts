import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { packagesApi } from '../contract/api.ts'
import { Offer } from '../domain/offer.ts'
import type { Order } from '../domain/order.ts'
import { signedText } from '../services/payments.ts'
import { anInvoice } from './packages-fixture.ts'
import { storeOrder } from './store-order.ts'

const createRecords = ({ account, find, platform }: ExampleContext) => {
  /** Stores an order of the account that waits for its payment. */
  const order = async (over: Partial<Order> = {}) =>
    storeOrder(platform, { account_id: (await account()).id, facility_id: newId(), ...over })
  return {
    order,
    paid: () => {
      const paid_at = new Date().toISOString()
      return order({ state: 'active', paid_at, starts_at: paid_at, ends_at: new Date(Date.now() + 86_400_000).toISOString() })
    },
    /** Signs the notice of a payment as the provider does. */
    sign: (orderId: string, amount: number, event: string = newId()) => {
      const notice = { event, timestamp: Math.floor(Date.now() / 1000), amount }
      const secret = find(Offer).provider?.secret ?? ''
      return { ...notice, signature: find(MessageSignatures).sign(secret, signedText(orderId, notice)) }
    },
  }
}
const refund = { reason: 'Zamówione dwa razy' }
const ordering = (facility_id: string) => ({ facility_id, package: 'professional_start', invoice: anInvoice })
const stateIs = (id: string, state: string) => ['select 1 from packages_order where id = ? and state = ?', id, state] as const
const hasOrder = (facilityId: string, key: string) =>
  ['select 1 from packages_order where facility_id = ? and package = ?', facilityId, key] as const
const changing = (id: string, body: Readonly<Record<string, unknown>>) => ({ params: { id }, body })
/** Reports a payment as the provider does, without an account. */
const paying = ({ id }: Pick<Order, 'id'>, payment: object) => ({ as: 'anonymous', params: { id }, body: { payment } }) as const

/** Limits and packages; orders of the caller and of another account. */
export const examples = examplesOf(packagesApi, createRecords, {
  listLimits: { requests: { none: () => ({}) } },
  showUsage: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ as: 'support', query: { facility_id: newId() } }) },
  },
  changeLimit: {
    effect: 'changed',
    requests: {
      none: async ({ rows }) => {
        await rows(`delete from limit_value where key = 'amenities' returning 1`)
        return {
          ...changing('amenities', { value_registered: 6 }),
          appears: [`select 1 from limit_value where key = 'amenities' and registered = '6'`],
        }
      },
    },
    errors: {
      LimitNotFound: () => changing('nothing', {}),
      VersionConflict: () => ({ ...changing('photos', {}), headers: { 'if-match': '"99"' } }),
      Validation: () => changing('photos', { value_free: true }),
    },
  },
  listPackages: { requests: { none: () => ({}) }, duringOutage: 200 },
  previewPrice: {
    requests: { none: () => ({ query: { package: 'full_support' } }) },
    errors: { Validation: () => ({ query: { package: 'full_support', promo: 'NIC' } }) },
  },
  searchOrders: { requests: { none: () => ({}) } },
  placeOrder: {
    effect: 'stored',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const id = await copyFacility('registered')
        return { body: ordering(id), appears: hasOrder(id, 'professional_start') }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: ordering(newId()) }),
      Validation: ({ facility }) => ({ body: { ...ordering(facility), promo: 'NIC' } }),
    },
  },
  listOrders: { requests: { none: () => ({}) } },
  showOrder: {
    requests: { 'own, foreign': async ({ order }) => ({ params: { id: (await order()).id } }) },
    may: { foreign: { user: '404 order-not-found', support: 'success' } },
  },
  confirmOrder: {
    effect: 'confirmed',
    requests: {
      'own, foreign': async ({ order }) => {
        const { id } = await order()
        return { params: { id }, body: {}, appears: stateIs(id, 'active') }
      },
    },
    // Anybody may report a payment, with the signature of the provider; only support may confirm without.
    may: { 'own, foreign': { anonymous: '401 missing-jwt', user: '403 insufficient-permissions', support: 'success' } },
    errors: {
      OrderNotFound: () => ({ params: { id: newId() }, body: {} }),
      OrderNotPending: async ({ order }) => ({
        params: { id: (await order({ state: 'refunded', paid_at: new Date().toISOString() })).id },
        body: {},
      }),
      BadSignature: async ({ order, sign }) => {
        const one = await order()
        return paying(one, sign(newId(), one.gross))
      },
      PaymentMismatch: async ({ order, sign }) => {
        const one = await order()
        return paying(one, sign(one.id, 1))
      },
      PaymentKnown: async ({ order, rows, sign }) => {
        const one = await order()
        const event = newId()
        await rows('insert into packages_payment values (?, ?, now()) returning 1', [event, one.id])
        return paying(one, sign(one.id, one.gross, event))
      },
    },
  },
  refundOrder: {
    effect: 'refunded',
    requests: {
      'own, foreign': async ({ paid }) => {
        const { id } = await paid()
        return { params: { id }, body: refund, appears: stateIs(id, 'refunded') }
      },
    },
    errors: {
      OrderNotFound: () => ({ params: { id: newId() }, body: refund }),
      OrderNotRefundable: async ({ order }) => ({ params: { id: (await order()).id }, body: refund }),
    },
  },
  startTrial: {
    effect: 'stored',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const facility_id = await copyFacility('registered')
        return { body: { facility_id }, appears: hasOrder(facility_id, 'trial') }
      },
    },
    errors: {
      FacilityNotFound: () => ({ as: 'support', body: { facility_id: newId() } }),
      TrialUnavailable: async ({ copyFacility, order }) => {
        const facility_id = await copyFacility('registered')
        await order({ facility_id, state: 'refunded', paid_at: new Date().toISOString() })
        return { body: { facility_id } }
      },
    },
  },
})
