import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { AnyFailure } from './failure.ts'

/** Operation of the platform: takes the actor and the input, returns an Effect with its declared failures. */
export type UseCase<Input, Output, Reason extends AnyFailure = never> = (actor: Actor, input: Input) => Effect.Effect<Output, Reason>

/** Use-case of any input and output, for lists of routes. */
// biome-ignore lint/suspicious/noExplicitAny: a list of different use-cases has no narrower common type
export type AnyUseCase = UseCase<any, unknown, AnyFailure>
