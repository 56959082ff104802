import type { Schema } from 'effect'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'

/** Command of the operator: usage, options, use-case and output format. */
export interface Command {
  /** Usage as the command line parses it: `import zlobki <file>`. */
  readonly usage: string
  readonly description: string
  readonly options: readonly { readonly flag: string; readonly description: string }[]
  readonly input: Schema.Codec<unknown, unknown>
  readonly handler: Token<AnyUseCase>
  /** Constant arguments of this command: `{ register: 'zlobki' }`. */
  readonly defaults: Readonly<Record<string, unknown>>
  readonly format: (result: never) => string
  /** Returns true for a result of which a part failed: the command prints it and exits 1. */
  readonly partlyFailed: (result: never) => boolean
}

interface CommandOptions<Input, Output, Reason extends AnyFailure> {
  readonly description: string
  readonly options?: Command['options']
  // biome-ignore lint/suspicious/noExplicitAny: the encoded side is any text that the Schema reads
  readonly input: Schema.Codec<Input, any>
  readonly handler: Token<UseCase<Input, Output, Reason>>
  readonly defaults?: Command['defaults']
  /** Formats the result for people; `--json` prints it whole. */
  readonly format: (result: Output) => string
  /** Returns true for a result of which a part failed: the command prints it and exits 1. */
  readonly partlyFailed?: (result: Output) => boolean
}

/** Declares a command. Failures of kind `stopped` exit 3, `unavailable` 2, all others 1. */
export const command = <Input, Output, Reason extends AnyFailure>(
  words: string,
  options: CommandOptions<Input, Output, Reason>,
): Command => ({
  usage: words,
  description: options.description,
  options: options.options ?? [],
  input: options.input as Command['input'],
  handler: options.handler as Command['handler'],
  defaults: options.defaults ?? {},
  format: options.format as Command['format'],
  partlyFailed: (options.partlyFailed ?? (() => false)) as Command['partlyFailed'],
})
