import { Schema } from 'effect'
import { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { LimitNotFound } from '#core/packages/limit-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import {
  BadSignature,
  OrderNotFound,
  OrderNotPending,
  OrderNotRefundable,
  PaymentKnown,
  PaymentMismatch,
  TrialUnavailable,
} from './errors.ts'
import { ByFacility, FacilityUsageView, LimitChanges, LimitRow } from './limit.ts'
import {
  ByOrder,
  NewOrder,
  OrderConfirmation,
  OrderPage,
  OrderQuery,
  OrderSearch,
  OrderView,
  PlacedOrder,
  ProformaView,
  Refund,
} from './order.ts'
import { PackageView, PriceQuery, PriceView } from './package.ts'

const { writeBilling, writeData } = facilityPermissions

/** HTTP API of limits and packages (specification §7, decisions §19). */
export const packagesApi = defineApi({
  listLimits: route.get('/api/v1/user-limit', {
    summary: 'Lists the limits with their values for facilities without a package, verified ones and those with a package.',
    output: Schema.Array(LimitRow),
    access: 'anyone',
  }),
  showUsage: route.get('/api/v1/user-limit/stats', {
    summary: 'Returns the package of a facility, what it has used of each limit, and when monthly limits begin anew.',
    input: ByFacility,
    output: FacilityUsageView,
    access: { resource: 'facility', permission: writeData },
    errors: [FacilityNotFound],
  }),
  changeLimit: route.patch('/api/v1/user-limit/list/:id', {
    summary: 'Changes values of a limit, at once for all facilities. Returns the limit that replaces the stored one.',
    input: LimitChanges,
    output: LimitRow,
    access: 'support',
    version: true,
    errors: [LimitNotFound, Validation],
  }),
  listPackages: route.get('/api/v1/package', {
    summary: 'Lists the packages with their prices for a year, in grosze.',
    output: Schema.Array(PackageView),
    access: 'anyone',
  }),
  previewPrice: route.get('/api/v1/package/price', {
    summary: 'Returns the price of a package for a year with a code for a discount, in grosze.',
    input: PriceQuery,
    output: PriceView,
    access: 'user',
    rateLimit: { times: 30, seconds: 3600 },
    errors: [Validation],
  }),
  searchOrders: route.get('/api/v1/package/order', {
    summary: 'Lists the orders of all accounts for support, by facility, number and state, the newest first.',
    input: OrderSearch,
    output: OrderPage,
    access: 'support',
  }),
  placeOrder: route.post('/api/v1/package/order', {
    summary: 'Orders a package for a facility. Ordering it again before it is paid changes the invoice data of the same order.',
    input: NewOrder,
    output: PlacedOrder,
    access: { resource: 'facility', permission: writeBilling },
    rateLimit: { times: 20, seconds: 3600 },
    errors: [FacilityNotFound, Validation],
  }),
  listOrders: route.get('/api/v1/package/order/mine', {
    summary: 'Lists the orders that the user has placed, the newest first.',
    input: OrderQuery,
    output: Schema.Array(OrderView),
    access: 'user',
  }),
  showOrder: route.get('/api/v1/package/order/:id', {
    summary: 'Returns an order of the user with the data of its proforma; support may read any.',
    input: ByOrder,
    output: ProformaView,
    access: 'user',
    errors: [OrderNotFound],
  }),
  confirmOrder: route.post('/api/v1/package/order/:id/confirm', {
    summary: 'Confirms that an order is paid and activates its package: by support, or by the signed notice of the payment provider.',
    input: OrderConfirmation,
    output: OrderView,
    access: 'anyone',
    identified: true,
    errors: [MissingJwt, InsufficientPermissions, OrderNotFound, OrderNotPending, BadSignature, PaymentKnown, PaymentMismatch],
  }),
  refundOrder: route.post('/api/v1/package/order/:id/refund', {
    summary: 'Notes that a paid order is refunded, with the reason: its package ends at once, nothing stored is deleted.',
    input: Refund,
    output: OrderView,
    access: 'support',
    errors: [OrderNotFound, OrderNotRefundable],
  }),
  startTrial: route.post('/api/v1/package/trial', {
    summary: 'Starts the trial of a facility that has never had a package, once.',
    input: ByFacility,
    output: OrderView,
    access: { resource: 'facility', permission: writeBilling },
    errors: [FacilityNotFound, TrialUnavailable],
  }),
})
