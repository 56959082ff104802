import type { Actor } from '#core/access/actor.ts'
import type { Provider } from '../contract/answer.ts'

/** Questions of a day that visitors and parents may ask, by who answers. */
export const dailyQuestions: Readonly<Record<'visitor' | 'user', Readonly<Record<Provider, number>>>> = {
  visitor: { rules: 20, model: 3 },
  user: { rules: 100, model: 20 },
}

/** Returns the questions of a day of a caller. */
export const questionsOf = (actor: Actor, provider: Provider): number =>
  dailyQuestions[actor.kind === 'visitor' ? 'visitor' : 'user'][provider]

/** Seconds of the window in which questions are counted. */
export const daySeconds = 86_400
