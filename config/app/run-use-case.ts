import { Cause, Effect, Exit } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import { inTrace, type Trace } from '#core/kernel/trace.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { CurrentPageReads, type PageReads } from '#core/ports/page-reads.ts'

/** Creates the function that runs a use-case as an actor, as a part of a trace and of a page; failures are thrown. */
export const makeUseCaseRunner =
  (find: <Thing>(token: Token<Thing>) => Thing) =>
  async <Input, Output, Reason extends AnyFailure>(
    useCase: Token<UseCase<Input, Output, Reason>>,
    actor: Actor,
    input: Input,
    trace?: Trace,
    reads?: PageReads,
  ): Promise<Output> => {
    const call = find(useCase)(actor, input)
    const ofPage = reads ? Effect.provideService(call, CurrentPageReads, reads) : call
    const exit = await Effect.runPromiseExit(inTrace(trace, ofPage))
    if (Exit.isSuccess(exit)) return exit.value
    throw Cause.squash(exit.cause)
  }
