import type { SessionUser } from '#core/access/session-user.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Translate, Translator } from '#core/ports/translator.ts'
import type { PageSession } from './page-session.ts'
import type { FormPost } from './posted.ts'

/** What is known of the request and the installation, as JSON: the same on the server and in a page that wakes whole. */
export interface PageEnvironment {
  readonly language: Language
  /** The request's path without language prefix, with its query: `/zlobki/malopolskie?page=2`. */
  readonly path: string
  /** `http://localhost:3000`, without a trailing slash. */
  readonly publicUrl: string
  /** `production` shows no watermark and lets search engines in. */
  readonly environment: string
  readonly supportPhone: string
  /** Who runs the installation; `null` where nobody has said. */
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
  /** What the frame around every page shows, read once for all (`layout` contributions of plugins, by name). */
  readonly layout: Readonly<Record<string, unknown>>
  /** Who has signed in, on pages that are not for everyone; `null` on all others, which are the same for all. */
  readonly user: SessionUser | null
}

/**
 * What the server hands to a page as `pageContext.house`. Code loaded by Node and the same code in Vike's bundle are two copies,
 * so services cross only here. Functions do not travel: browsers get the surroundings alone.
 */
export interface RequestContext extends PageEnvironment {
  readonly t: Translate
  readonly pick: (prefixes: readonly string[]) => ReturnType<Translator['pick']>
  /** The form that this request brings. */
  readonly posted?: FormPost
  readonly session: PageSession
  /** Runs a use-case as the one who asks, a visitor but on pages that are not for everyone; a failure is thrown with its `_tag` and `kind`. */
  run<Input, Output, Reason extends AnyFailure>(useCase: Token<UseCase<Input, Output, Reason>>, input: Input): Promise<Output>
}

declare global {
  namespace Vike {
    interface PageContextServer {
      context: RequestContext
    }
  }
}
