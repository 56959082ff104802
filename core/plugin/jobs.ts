import type { AnyFailure } from '#core/kernel/failure.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'

/** When a job is due: daily at a time of Warsaw's clock, or every so many minutes of an hour, counted from the full one. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: 1 | 2 | 5 | 10 | 15 | 20 | 30 | 60 }

/** What is done again and again. */
export interface Job {
  readonly name: string
  readonly schedule: Schedule
  readonly handler: Token<AnyUseCase>
}

/**
 * Declares a job: a use-case without input, done by the platform itself, once over all processes. What came due while no process lived is made
 * up for at the next start, once, however often it was missed.
 */
export const every = (schedule: Schedule, does: Token<UseCase<Readonly<Record<string, never>>, unknown, AnyFailure>>): Job => ({
  name: nameOf(does),
  schedule,
  handler: does as Job['handler'],
})
