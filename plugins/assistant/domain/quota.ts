import type { Actor } from '#core/access/actor.ts'

/** Questions of a day that visitors and parents may ask a language model; those that rules answer are not counted. */
export const dailyQuestions: Readonly<Record<'visitor' | 'user', number>> = { visitor: 3, user: 20 }

/** Returns the questions of a day of a caller. */
export const questionsOf = (actor: Actor): number => dailyQuestions[actor.kind === 'visitor' ? 'visitor' : 'user']

/** Seconds of the window in which questions are counted. */
export const daySeconds = 86_400
