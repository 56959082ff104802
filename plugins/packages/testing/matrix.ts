import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import type { Order } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { anInvoice } from './packages-fixture.ts'
import { anOrder } from './store-order.ts'

const limits = '/api/v1/user-limit'
const orderPath = '/api/v1/package/order'

/** Stores an order that waits for its payment. */
const addOrder = async ({ find }: MatrixContext, account_id: string, over: Partial<Order> = {}) => {
  const orders = find(Orders)
  const serial = await Effect.runPromise(orders.nextSerial())
  const proforma = await Effect.runPromise(orders.nextProforma())
  const order = anOrder({ serial, proforma, account_id, ...over })
  await Effect.runPromise(orders.add(order))
  return order.id
}
const ofCaller = (context: MatrixContext) => addOrder(context, context.user?.id ?? newId())
const ofOther = async (context: MatrixContext) => addOrder(context, (await context.other()).id)
const paid: Partial<Order> = {
  state: 'active',
  paid_at: '2026-11-23T10:00:00.000Z',
  starts_at: '2026-11-23T10:00:00.000Z',
  ends_at: '2027-11-23T23:00:00.000Z',
}
const refundOf = (id: string) => ({
  path: `${orderPath}/${id}/refund`,
  body: { reason: 'Zamówione dwa razy' },
  effect: { refunded: [`select state = 'refunded' yes from packages_order where id = ?`, id] as const },
})
const isConfirmed = (id: string) => [`select state = 'active' yes from packages_order where id = ?`, id] as const

/** Forgets the orders of the three facilities, so that each caller finds them as the first one did. */
const forgetOrders = ({ rows, facilities: { own, foreign, pending } }: MatrixContext) =>
  rows(`delete from packages_order where facility_id in (?, ?, ?) returning 1`, [own, foreign, pending])
const hasOrder = (facilityId: string, key: string) =>
  [`select exists (select 1 from packages_order where facility_id = ? and package = ?) yes`, facilityId, key] as const

/** Calls about each of the facilities without orders. */
const onFresh = (path: string, key: string, body: (facilityId: string) => object): MatrixCalls[string] => {
  const of = (object: 'own' | 'foreign' | 'pending') => async (context: MatrixContext) => {
    await forgetOrders(context)
    const id = context.facilities[object]
    await context.rows(`update facility set status = 'unknown' where id = ? returning 1`, [id])
    return { path, body: { ...body(id) }, effect: { stored: hasOrder(id, key) } }
  }
  return { own: of('own'), foreign: of('foreign'), pending: of('pending') }
}

/** Calls about limits and packages. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'get /api/v1/user-limit': { path: limits },
    'get /api/v1/package': { path: '/api/v1/package' },
    'get /api/v1/package/price': { path: '/api/v1/package/price?package=full_support' },
    'get /api/v1/package/order': { path: orderPath },
    'get /api/v1/package/order/mine': { path: `${orderPath}/mine` },
  }),
  'get /api/v1/user-limit/stats': aboutFacility((id) => ({ path: `${limits}/stats?facility_id=${id}` })),
  'patch /api/v1/user-limit/list/:id': {
    none: async ({ rows }) => {
      await rows(`delete from limit_value where key = 'photos' returning 1`)
      return {
        path: `${limits}/list/photos`,
        body: { value_registered: 4 },
        effect: { changed: [`select exists (select 1 from limit_value where key = 'photos' and registered = '4') yes`] },
      }
    },
  },
  'post /api/v1/package/order': onFresh(orderPath, 'full_support', (facility_id) => ({
    facility_id,
    package: 'full_support',
    invoice: anInvoice,
  })),
  'post /api/v1/package/trial': onFresh('/api/v1/package/trial', 'trial', (facility_id) => ({ facility_id })),
  'get /api/v1/package/order/:id': {
    own: async (context) => ({ path: `${orderPath}/${await ofCaller(context)}` }),
    foreign: async (context) => ({ path: `${orderPath}/${await ofOther(context)}` }),
  },
  'post /api/v1/package/order/:id/confirm': {
    own: async (context) => {
      const id = await ofCaller(context)
      return { path: `${orderPath}/${id}/confirm`, body: {}, effect: { confirmed: isConfirmed(id) } }
    },
    foreign: async (context) => {
      const id = await ofOther(context)
      return { path: `${orderPath}/${id}/confirm`, body: {}, effect: { confirmed: isConfirmed(id) } }
    },
  },
  'post /api/v1/package/order/:id/refund': {
    own: async (context) => refundOf(await addOrder(context, context.user?.id ?? newId(), paid)),
    foreign: async (context) => refundOf(await addOrder(context, (await context.other()).id, paid)),
  },
}
