import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { AnyFailure } from './failure.ts'

/** One thing the platform can do: who asks, what for, and the named ways it may fail. */
export type UseCase<Input, Output, Reason extends AnyFailure = never> = (actor: Actor, input: Input) => Effect.Effect<Output, Reason>

/** A use-case whose shapes the caller does not care about, as lists of rows hold them. */
// biome-ignore lint/suspicious/noExplicitAny: a list of unlike rows has no narrower common type
export type AnyUseCase = UseCase<any, unknown, AnyFailure>
