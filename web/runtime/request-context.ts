import type { SessionUser } from '#core/access/session-user.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Translate, Translator } from '#core/ports/translator.ts'
import type { PageSession } from './page-session.ts'
import type { FormPost } from './form-post.ts'

/** Serializable facts about the request and the installation, the same on the server and in hydrated pages. */
export interface PageEnvironment {
  readonly language: Language
  /** The request's path without language prefix, with its query: `/zlobki/malopolskie?page=2`. */
  readonly path: string
  /** `http://localhost:3000`, without a trailing slash. */
  readonly publicUrl: string
  /** `production` shows no watermark and allows indexing. */
  readonly environment: string
  readonly supportPhone: string
  /** Operator of the installation; `null` if not configured. */
  readonly operator: { readonly name: string; readonly address: string; readonly email: string } | null
  /** Layout data of plugins, by plugin name. */
  readonly layout: Readonly<Record<string, unknown>>
  /** The signed-in user on private pages; `null` on public pages, which are the same for everyone. */
  readonly user: SessionUser | null
}

/**
 * Context of a page request, passed to pages as `pageContext.context`. Code loaded by Node and the same code in Vike's bundle are two copies,
 * so services reach pages only through this object. Functions cannot be serialized: browsers get the `PageEnvironment` only.
 */
export interface RequestContext extends PageEnvironment {
  readonly t: Translate
  readonly pick: (prefixes: readonly string[]) => ReturnType<Translator['pick']>
  /** The form posted with this request. */
  readonly posted?: FormPost
  readonly session: PageSession
  /** Runs a use-case as the current actor: the signed-in user on private pages, an anonymous visitor on public ones. Throws failures with `_tag` and `kind`. */
  run<Input, Output, Reason extends AnyFailure>(useCase: Token<UseCase<Input, Output, Reason>>, input: Input): Promise<Output>
}

declare global {
  namespace Vike {
    interface PageContextServer {
      context: RequestContext
    }
  }
}
