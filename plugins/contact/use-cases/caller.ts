import type { Actor } from '#core/access/actor.ts'

/** Whom a limit counts. */
export const callerOf = (actor: Actor): string => (actor.is === 'visitor' ? actor.address : actor.is)
