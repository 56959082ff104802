import type { Token } from '#core/kernel/token.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { type Reportable, Reportables } from './reportable.ts'
import { type ReviewKind, ReviewKinds } from './review-kind.ts'
import { type ReviewRule, ReviewRules } from './review-rule.ts'
import { ReviewSteps, type ReviewStepToken } from './review-step.ts'

interface Contributions {
  readonly reviews?: readonly ReviewKind[]
  readonly reviewRules?: readonly ReviewRule[]
  readonly reviewSteps?: readonly ReviewStepToken[]
  readonly reportables?: readonly Reportable[]
}

/**
 * Binds the kinds of reviews, the rules and the reportable things of all plugins; what they need is built with the
 * first call, since it may need the queue.
 */
export const bindReviews = (bind: Bind, plugins: readonly Contributions[], find: <Thing>(token: Token<Thing>) => Thing): void => {
  const kinds = plugins.flatMap(({ reviews = [] }) => reviews)
  const rules = plugins.flatMap(({ reviewRules = [] }) => reviewRules)
  const steps = plugins.flatMap(({ reviewSteps = [] }) => reviewSteps)
  const reportables = plugins.flatMap((plugin) => plugin.reportables ?? [])
  bind(ReviewKinds, {}, () =>
    kinds.map(({ decide, show, ...kind }) => ({
      ...kind,
      decide: (actor, decision) => find(decide)(actor, decision),
      show: (actor, subject) => find(show)(actor, subject),
    })),
  )
  bind(ReviewRules, {}, () => rules.map(({ examine, ...rule }) => ({ ...rule, examine: (submission) => find(examine)(submission) })))
  bind(ReviewSteps, {}, () => steps.map((step) => (actor, decided) => find(step)(actor, decided)))
  bind(Reportables, {}, () =>
    reportables.map(({ things, ...type }) => ({
      ...type,
      get things() {
        return find(things)
      },
    })),
  )
}
