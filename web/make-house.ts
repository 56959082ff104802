import { type Actor, visitor } from '#core/access/actor.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Environment } from '#config/environment.ts'
import type { Platform } from '#config/platform.ts'
import { pageOf } from './data/data-address.ts'
import type { House } from './data/house.ts'
import type { Posted } from './data/posted.ts'

/** A request as far as its page hangs on it. */
interface Asked {
  readonly language: Language
  /** Without language, with its query. */
  readonly path: string
  readonly ip: string | undefined
  readonly layout: House['layout']
  readonly posted?: Posted | undefined
}

/** What a page is drawn with, and after how many seconds to come again if something it needed was away. */
interface Furnished {
  readonly house: House
  readonly retryAfter: () => number
}

/** Makes what the house offers to the page of a request. */
export const houseMaker = (platform: Platform, environment: Environment): ((asked: Asked) => Furnished) => {
  const translator = platform.find(Translator)
  const { publicUrl, appEnv, supportPhone, operator } = environment
  return ({ language, path, ip, layout, posted }) => {
    const actor: Actor = visitor(ip ?? 'unknown')
    let retryAfter = 5
    const noteRetry = (error: unknown): never => {
      if (isFailure(error)) retryAfter = error.retryAfterSeconds ?? retryAfter
      throw error
    }
    return {
      retryAfter: () => retryAfter,
      house: {
        ...{ language, publicUrl, supportPhone, operator, layout },
        path: pageOf(path),
        environment: appEnv,
        t: translator.for(language),
        pick: (prefixes) => translator.pick(language, prefixes),
        run: (useCase, input) => platform.run(useCase, actor, input).catch(noteRetry),
        ...(posted && { posted }),
      },
    }
  }
}
