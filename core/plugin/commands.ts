import type { Schema } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'

/** A command of the operator's: words, options, the use-case behind it and how its result reads. */
export interface Command {
  /** As the command line reads it: `import zlobki <file>`. */
  readonly words: string
  readonly tells: string
  readonly options: readonly { readonly flag: string; readonly tells: string }[]
  readonly takes: Schema.Codec<unknown, unknown>
  readonly does: Token<AnyUseCase>
  /** Arguments that are always the same for this command: `{ register: 'zlobki' }`. */
  readonly with: Readonly<Record<string, unknown>>
  readonly shows: (result: never) => string
}

interface Told<Input, Output, Reason extends AnyFailure> {
  readonly tells: string
  readonly options?: Command['options']
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is whatever words the Schema reads
  readonly takes: Schema.Codec<Input, any>
  readonly does: Token<UseCase<Input, Output, Reason>>
  readonly with?: Command['with']
  /** The result for people; `--json` prints it whole. */
  readonly shows: (result: Output) => string
}

/** Declares a command. Failures of kind `stopped` exit 3, `unavailable` 2, all others 1. */
export const command = <Input, Output, Reason extends AnyFailure>(words: string, told: Told<Input, Output, Reason>): Command => ({
  words,
  tells: told.tells,
  options: told.options ?? [],
  takes: told.takes as Command['takes'],
  does: told.does as Command['does'],
  with: told.with ?? {},
  shows: told.shows as Command['shows'],
})
