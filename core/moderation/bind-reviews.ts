import type { Token } from '#core/kernel/token.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { type ReviewKind, ReviewKinds } from './review-kind.ts'
import { type ReviewRule, ReviewRules } from './review-rule.ts'

interface Contributions {
  readonly reviews?: readonly ReviewKind[]
  readonly reviewRules?: readonly ReviewRule[]
}

/** Binds the kinds of reviews and the rules of all plugins; their use-cases are built with the first call, since they may need the queue. */
export const bindReviews = (bind: Bind, plugins: readonly Contributions[], find: <Thing>(token: Token<Thing>) => Thing): void => {
  const kinds = plugins.flatMap(({ reviews = [] }) => reviews)
  const rules = plugins.flatMap(({ reviewRules = [] }) => reviewRules)
  bind(
    ReviewKinds,
    () =>
      kinds.map(({ decide, show, ...kind }) => ({
        ...kind,
        decide: (actor, decision) => find(decide)(actor, decision),
        show: (actor, subject) => find(show)(actor, subject),
      })),
    {},
  )
  bind(ReviewRules, () => rules.map(({ examine, ...rule }) => ({ ...rule, examine: (submission) => find(examine)(submission) })), {})
}
