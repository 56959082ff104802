import { Failure, type FieldMessages } from '#core/kernel/failure.ts'

/** No rate has this id. */
export class RateNotFound extends Failure('RateNotFound', 'not-found') {}

/** Members of the rate contradict each other: half a commune, an end before the start, a member that its kind does not have. */
export class RateContradictory extends Failure('RateContradictory', 'invalid') {
  constructor({ schema }: { readonly schema: FieldMessages }) {
    super({ schema })
  }
}
