import { Effect } from 'effect'
import { checkAccess } from '#core/access/access-rule.ts'
import { type Actor, anonymous } from '#core/access/actor.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import type { Language } from '#core/kernel/language.ts'
import { inTrace, type Trace } from '#core/kernel/trace.ts'
import type { PageReads } from '#core/ports/page-reads.ts'
import { Translator } from '#core/ports/translator.ts'
import type { FormPost } from '../runtime/form-post.ts'
import { pagePathOf } from '../runtime/page-data-path.ts'
import type { PageSession, RequestContext } from '../runtime/request-context.ts'
import { makeEndpointCaller } from './call-endpoint.ts'
import type { WebPlatform, WebSettings } from './platform.ts'

/** The parts of a request from which the request context of a page is built. */
interface RequestContextInput {
  readonly language: Language
  /** Without language prefix, with the query. */
  readonly path: string
  readonly ip: string | undefined
  readonly agent?: string | undefined
  /** Refresh token from the session cookie, and the value of the device cookie. */
  readonly token?: string | null
  readonly device?: string | null
  readonly layout: RequestContext['layout']
  readonly formPost?: FormPost | undefined
  readonly trace?: Trace | undefined
}

/** Creates the factory of request contexts. */
export const makeRequestContextFactory = (
  platform: WebPlatform,
  settings: WebSettings,
): ((request: RequestContextInput) => RequestContext) => {
  const translator = platform.find(Translator)
  const callEndpoint = makeEndpointCaller(platform)
  const { identity } = platform
  const { publicUrl, appEnv, supportPhone, operator } = settings
  return ({ language, path, ip, agent, token = null, device, layout, formPost, trace }) => {
    const visitor = anonymous(ip ?? 'unknown', agent, device)
    const contextOf = (actor: Actor, user: SessionUser | null, own: Language, reads: PageReads = 'primary'): RequestContext => {
      return {
        publicUrl,
        supportPhone,
        operator,
        layout,
        user,
        language: own,
        t: translator.for(own),
        engine: translator.engine(own),
        pick: (prefixes) => translator.pick(own, prefixes),
        path: pagePathOf(path),
        environment: appEnv,
        session: { token, authorize },
        run: (useCase, input) => platform.run(useCase, actor, input, trace, reads),
        call: (route, input) => callEndpoint(route, input, actor, trace, reads),
        ...(formPost && { posted: formPost }),
      }
    }
    const authorize: PageSession['authorize'] = async (access, facility, pageLanguage) => {
      const user = token === null || !identity ? null : await Effect.runPromise(inTrace(trace, identity.userOfRefreshToken(token, visitor)))
      if (!identity || !user) return 'sign-in'
      if (checkAccess(access, user, facility)) return typeof access === 'string' ? 'home' : 'forbidden'
      const sessionUser = await Effect.runPromise(inTrace(trace, identity.sessionUserOf(user)))
      return contextOf(user, sessionUser, pageLanguage ?? sessionUser.language)
    }
    const context = contextOf(visitor, null, language)
    if (!platform.hasReplicas || token !== null || formPost) return context
    return { ...context, overReplicas: contextOf(visitor, null, language, 'replica') }
  }
}
