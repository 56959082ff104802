import type { AnyFailure } from '#core/kernel/failure.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'

/** Schedule of a job: daily at a time in Warsaw, or every so many minutes, counted from the full hour. */
export type Schedule = { readonly at: `${number}:${number}` } | { readonly minutes: 1 | 2 | 5 | 10 | 15 | 20 | 30 | 60 }

/** Use-case that runs on a schedule. */
export interface Job {
  readonly name: string
  readonly schedule: Schedule
  readonly handler: Token<AnyUseCase>
}

/** Use-case that each server process runs by itself, for what it keeps on its disk. */
export interface ProcessJob {
  readonly name: string
  readonly minutes: number
  readonly handler: Token<AnyUseCase>
}

/**
 * Declares a job: a use-case without input whose actor is the system, run once over all processes. A run that was
 * missed while no process lived is made up for at the next start, once.
 */
export const every = (schedule: Schedule, does: Token<UseCase<Readonly<Record<string, never>>, unknown, AnyFailure>>): Job => ({
  name: nameOf(does),
  schedule,
  handler: does as Job['handler'],
})

/** Declares a job that each server process runs by itself, so many minutes after its last run. */
export const everyInEachProcess = (
  minutes: number,
  does: Token<UseCase<Readonly<Record<string, never>>, unknown, AnyFailure>>,
): ProcessJob => ({
  name: nameOf(does),
  minutes,
  handler: does as Job['handler'],
})
