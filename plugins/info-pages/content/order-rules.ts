import { type CriterionKey, type ListOrder, listOrders, ownCriteria, recommendedCriteria } from '#core/search/orders.ts'

/** Names of the orders and rules of their criteria in one language: what decides, without a full stop. */
export interface OrderTexts {
  readonly names: Readonly<Record<ListOrder, string>>
  readonly rules: Readonly<Record<CriterionKey, string>>
  /** Sentence that an order's own rules decide, then the order `recommended`. */
  readonly decides: (rules: readonly string[]) => string
}

/** Returns the rules of the order `recommended` in their declared sequence. */
export const recommendedRules = ({ rules }: OrderTexts): readonly string[] =>
  recommendedCriteria.map((key, at) => `${rules[key]}${at === recommendedCriteria.length - 1 ? '.' : ','}`)

/** Returns the other orders with what each is sorted by, as declared. */
export const otherOrders = ({ names, rules, decides }: OrderTexts): readonly (readonly [term: string, description: string])[] =>
  listOrders
    .filter((order) => order !== 'recommended')
    .map((order) => [names[order], decides(ownCriteria(order).map((key) => rules[key]))] as const)
