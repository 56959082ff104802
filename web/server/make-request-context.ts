import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { checkAccess } from '#core/access/access-rule.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { WebPlatform, WebSettings } from './platform.ts'
import { pagePathOf } from '../runtime/page-data-path.ts'
import type { RequestContext } from '../runtime/request-context.ts'
import type { PageSession } from '../runtime/page-session.ts'
import type { FormPost } from '../runtime/form-post.ts'

/** The parts of a request from which the request context of a page is built. */
interface RequestContextInput {
  readonly language: Language
  /** Without language prefix, with the query. */
  readonly path: string
  readonly ip: string | undefined
  readonly agent?: string | undefined
  /** Refresh token from the session cookie. */
  readonly token?: string | null
  readonly layout: RequestContext['layout']
  readonly formPost?: FormPost | undefined
}

/**
 * The request context of a page, and what is known once the page was rendered: the seconds for `Retry-After`, and the new refresh token for the session
 * cookie (`null` removes it, `undefined` leaves it).
 */
interface PreparedContext {
  readonly context: RequestContext
  readonly retryAfter: () => number
  readonly sessionTokenUpdate: () => string | null | undefined
}

/** Creates the factory of request contexts. */
export const makeRequestContextFactory = (
  platform: WebPlatform,
  environment: WebSettings,
): ((request: RequestContextInput) => PreparedContext) => {
  const translator = platform.find(Translator)
  const { identity } = platform
  const { publicUrl, appEnv, supportPhone, operator } = environment
  return ({ language, path, ip, agent, token = null, layout, formPost }) => {
    const visitor = anonymous(ip ?? 'unknown', agent)
    let actor: Actor = visitor
    let sessionTokenUpdate: string | null | undefined
    let retryAfter = 5
    const noteRetry = (error: unknown): never => {
      if (isFailure(error)) retryAfter = error.retryAfterSeconds ?? retryAfter
      throw error
    }
    const i18nOf = (language: Language) => ({
      language,
      t: translator.for(language),
      pick: (prefixes: readonly string[]) => translator.pick(language, prefixes),
    })
    const authorize: PageSession['authorize'] = async (access, facility) => {
      const user = token === null || !identity ? null : await Effect.runPromise(identity.userOfRefreshToken(token, visitor))
      if (!identity || !user) return 'sign-in'
      const refusal = checkAccess(access, user, facility)
      if (refusal) return typeof access === 'string' ? 'home' : 'forbidden'
      const sessionUser = await Effect.runPromise(identity.sessionUserOf(user))
      actor = user
      Object.assign(context, i18nOf(sessionUser.language), { user: sessionUser })
      return 'passed'
    }
    const context: RequestContext = {
      ...{ publicUrl, supportPhone, operator, layout, user: null },
      ...i18nOf(language),
      path: pagePathOf(path),
      environment: appEnv,
      session: {
        token,
        setToken: (next) => {
          sessionTokenUpdate = next
        },
        authorize,
      },
      run: (useCase, input) => platform.run(useCase, actor, input).catch(noteRetry),
      ...(formPost && { posted: formPost }),
    }
    return { retryAfter: () => retryAfter, sessionTokenUpdate: () => sessionTokenUpdate, context }
  }
}
