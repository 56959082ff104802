import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { ListQuery } from '#plugins/catalogue/contract/list-query.ts'
import { RateContradictory, RateNotFound } from './errors.ts'
import { PricedIds, PricedList } from './priced-list.ts'
import { ByRate, FormerRate, NewRate, RateChanges, RateView } from './rate.ts'

const path = '/api/v1/support/rate'

const costs = '/api/v1/facility/cost'

/**
 * HTTP API of the rates by which the costs of a family are worked out, and of what they are worked out from: browsers do
 * that themselves, so that no answer of a family is sent.
 */
export const costsApi = defineApi({
  listCosts: route.get(costs, {
    summary: 'Lists what the monthly costs of the facilities of a city depend on: fees, discounts, and the rates that may concern them.',
    input: ListQuery,
    output: PricedList,
    access: 'anyone',
  }),
  listCostsOf: route.get(`${costs}/of`, {
    summary: 'Lists what the monthly costs of up to sixty facilities depend on.',
    input: PricedIds,
    output: PricedList,
    access: 'anyone',
  }),
  listRates: route.get(path, {
    summary: 'Lists the rates as they are now, by kind and area, with those that have ended.',
    output: Schema.Struct({ rates: Schema.Array(RateView) }),
    access: 'support',
  }),
  listFormerRates: route.get(`${path}/:id/former`, {
    summary: 'Lists the former versions of a rate, the newest first.',
    input: Schema.Struct({ id: Schema.String }),
    output: Schema.Struct({ former: Schema.Array(FormerRate) }),
    access: 'support',
    errors: [RateNotFound],
  }),
  addRate: route.post(path, {
    summary: 'Adds a rate, to be checked.',
    input: NewRate,
    output: RateView,
    access: 'support',
    errors: [RateContradictory],
  }),
  changeRate: route.patch(`${path}/:id`, {
    summary: 'Changes a rate, which is to be checked again; the former version is kept.',
    input: RateChanges,
    output: RateView,
    access: 'support',
    version: true,
    errors: [RateNotFound, RateContradictory],
  }),
  confirmRate: route.post(`${path}/:id/confirm`, {
    summary: 'Records that support has compared this version of a rate with its source today.',
    input: ByRate,
    output: RateView,
    access: 'support',
    version: true,
    errors: [RateNotFound],
  }),
})
