import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ShadowDecline } from '../contract/shadow.ts'
import type { DecideShadow } from './decide-shadow.ts'

interface Dependencies {
  readonly decide: DecideShadow
}

/** Accepts changes that wait. */
export const makeAcceptShadow = ({ decide }: Dependencies) =>
  Effect.fn('facility-panel.accept-shadow')(function* (actor: Actor, { id }: { readonly id: string }) {
    return yield* decide(actor, { subjectId: id, outcome: 'accept' })
  })

export type AcceptShadow = ReturnType<typeof makeAcceptShadow>
export const AcceptShadow = token<AcceptShadow>('facility-panel/AcceptShadow')

/** Declines changes that wait, with a reason. */
export const makeDeclineShadow = ({ decide }: Dependencies) =>
  Effect.fn('facility-panel.decline-shadow')(function* (actor: Actor, { id, reason, note }: typeof ShadowDecline.Type) {
    return yield* decide(actor, { subjectId: id, outcome: 'decline', reason, note })
  })

export type DeclineShadow = ReturnType<typeof makeDeclineShadow>
export const DeclineShadow = token<DeclineShadow>('facility-panel/DeclineShadow')
