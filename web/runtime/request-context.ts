import type { AccessRule } from '#core/access/access-rule.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { Translate, TranslationEngine, Translator } from '#core/ports/translator.ts'
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

/** Session of a page request. */
export interface PageSession {
  /** Refresh token of the session cookie. */
  readonly token: string | null
  /**
   * Identifies the user and checks the access rule of a private page. Returns the context in which use-cases run as
   * this user, or the way the page must react. `facility`: id of the facility that the page is about; `language`: that of
   * its texts, by default that of the account.
   */
  authorize(
    access: AccessRule,
    facility: string | undefined,
    language?: Language,
  ): Promise<RequestContext | 'sign-in' | 'home' | 'forbidden'>
}

/**
 * Immutable context of a page request, passed to pages as `pageContext.context`; access control and actions return a
 * new one. Code loaded by Node and the same code in Vike's bundle are two copies, so services reach pages only through
 * this object. Functions cannot be serialized: browsers get the `PageEnvironment` only.
 */
export interface RequestContext extends PageEnvironment {
  readonly t: Translate
  /** Engine of `t`, for react-i18next. */
  readonly engine: TranslationEngine
  readonly pick: (prefixes: readonly string[]) => ReturnType<Translator['pick']>
  /** The form posted with this request. */
  readonly posted?: FormPost
  readonly session: PageSession
  /** The same context, which may read from replicas of the database; only for visitors without a session, where there are any. */
  readonly overReplicas?: RequestContext
  /**
   * Runs a use-case as the current actor: the signed-in user on private pages, an anonymous visitor on public ones.
   * Throws failures with `_tag` and `kind`.
   */
  run<Input, Output, Reason extends AnyFailure>(useCase: Token<UseCase<Input, Output, Reason>>, input: Input): Promise<Output>
  /**
   * Calls a route, by its text, as the current actor: access, decoding and encoding as over HTTP, but in the server's
   * process. Throws as `run` does.
   */
  call(route: string, input: Readonly<Record<string, unknown>>): Promise<unknown>
}

declare global {
  namespace Vike {
    interface PageContextServer {
      context: RequestContext
    }
  }
}
