import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Translate, Translator } from '#core/ports/translator.ts'

/**
 * What the server hands to a page as `pageContext.house`. Code loaded by Node and the same code in Vike's bundle are two copies,
 * so services cross only here.
 */
export interface House {
  readonly language: Language
  /** The request's path without language prefix, with its query: `/zlobki/malopolskie?page=2`. */
  readonly path: string
  /** `http://localhost:3000`, without a trailing slash. */
  readonly publicUrl: string
  /** `production` shows no watermark and lets search engines in. */
  readonly environment: string
  readonly supportPhone: string
  readonly t: Translate
  readonly pick: (prefixes: readonly string[]) => ReturnType<Translator['pick']>
  /** Runs a use-case as the one who asks; a failure is thrown with its `_tag` and `kind`. */
  run<Input, Output, Reason extends AnyFailure>(useCase: Token<UseCase<Input, Output, Reason>>, input: Input): Promise<Output>
  /** What the frame around every page shows, read once for all (`layout` contributions of plugins, by name). */
  readonly layout: Readonly<Record<string, unknown>>
}

declare global {
  namespace Vike {
    interface PageContextServer {
      house: House
    }
    interface PageContext {
      house: House
    }
  }
}
