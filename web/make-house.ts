import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { checkAccess } from '#core/access/doors.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { pageOf } from './data/data-address.ts'
import type { RequestContext } from './data/house.ts'
import type { PageSession } from './data/page-session.ts'
import type { FormPost } from './data/posted.ts'

/** A request as far as its page hangs on it. */
interface PageRequestInit {
  readonly language: Language
  /** Without language, with its query. */
  readonly path: string
  readonly ip: string | undefined
  readonly agent?: string | undefined
  /** The refresh token of its cookie. */
  readonly token?: string | null
  readonly layout: RequestContext['layout']
  readonly posted?: FormPost | undefined
}

/** What a page is drawn with, after how many seconds to come again if something it needed was away, and the refresh token to keep, if another. */
interface PreparedContext {
  readonly context: RequestContext
  readonly retryAfter: () => number
  readonly newSessionToken: () => string | null | undefined
}

/** Makes what the house offers to the page of a request. */
export const requestContextFactory = (platform: Platform, environment: Environment): ((request: PageRequestInit) => PreparedContext) => {
  const translator = platform.find(Translator)
  const { identity } = platform
  const { publicUrl, appEnv, supportPhone, operator } = environment
  return ({ language, path, ip, agent, token = null, layout, posted }) => {
    const asking = anonymous(ip ?? 'unknown', agent)
    let actor: Actor = asking
    let kept: string | null | undefined
    let retryAfter = 5
    const noteRetry = (error: unknown): never => {
      if (isFailure(error)) retryAfter = error.retryAfterSeconds ?? retryAfter
      throw error
    }
    const speak = (language: Language) => ({
      language,
      t: translator.for(language),
      pick: (prefixes: readonly string[]) => translator.pick(language, prefixes),
    })
    const enter: PageSession['enter'] = async (access, facility) => {
      const user = token === null || !identity ? null : await Effect.runPromise(identity.ofRefreshToken(token, asking))
      if (!identity || !user) return 'sign-in'
      const refusal = checkAccess(access, user, facility)
      if (refusal) return typeof access === 'string' ? 'home' : 'forbidden'
      const shown = await Effect.runPromise(identity.sessionUserOf(user))
      actor = user
      Object.assign(context, speak(shown.language), { user: shown })
      return 'passed'
    }
    const context: RequestContext = {
      ...{ publicUrl, supportPhone, operator, layout, user: null },
      ...speak(language),
      path: pageOf(path),
      environment: appEnv,
      session: {
        token,
        keep: (next) => {
          kept = next
        },
        enter,
      },
      run: (useCase, input) => platform.run(useCase, actor, input).catch(noteRetry),
      ...(posted && { posted }),
    }
    return { retryAfter: () => retryAfter, newSessionToken: () => kept, context }
  }
}
