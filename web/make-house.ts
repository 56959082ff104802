import { Effect } from 'effect'
import { type Actor, visitor } from '#core/access/actor.ts'
import { refusalAt } from '#core/access/doors.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { pageOf } from './data/data-address.ts'
import type { House } from './data/house.ts'
import type { PageSession } from './data/page-session.ts'
import type { Posted } from './data/posted.ts'

/** A request as far as its page hangs on it. */
interface Asked {
  readonly language: Language
  /** Without language, with its query. */
  readonly path: string
  readonly ip: string | undefined
  readonly agent?: string | undefined
  /** The refresh token of its cookie. */
  readonly token?: string | null
  readonly layout: House['layout']
  readonly posted?: Posted | undefined
}

/** What a page is drawn with, after how many seconds to come again if something it needed was away, and the refresh token to keep, if another. */
interface Furnished {
  readonly house: House
  readonly retryAfter: () => number
  readonly kept: () => string | null | undefined
}

/** Makes what the house offers to the page of a request. */
export const houseMaker = (platform: Platform, environment: Environment): ((asked: Asked) => Furnished) => {
  const translator = platform.find(Translator)
  const { identity } = platform
  const { publicUrl, appEnv, supportPhone, operator } = environment
  return ({ language, path, ip, agent, token = null, layout, posted }) => {
    const asking = visitor(ip ?? 'unknown', agent)
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
    const enter: PageSession['enter'] = async (door, facility) => {
      const user = token === null || !identity ? null : await Effect.runPromise(identity.ofRefreshToken(token, asking))
      if (!identity || !user) return 'sign-in'
      const refusal = refusalAt(door, user, facility)
      if (refusal) return typeof door === 'string' ? 'home' : 'forbidden'
      const shown = await Effect.runPromise(identity.shownAs(user))
      actor = user
      Object.assign(house, speak(shown.language), { user: shown })
      return 'passed'
    }
    const house: House = {
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
    return { retryAfter: () => retryAfter, kept: () => kept, house }
  }
}
