import { Effect } from 'effect'
import { ShadowAlreadyDecided } from '../contract/errors.ts'
import type { ShadowState } from '../contract/shadow.ts'

/** Acts on a shadow edit: by its author, or by support. */
export type ShadowAct = 'edit' | 'delete' | 'accept' | 'reject' | 'revise'

const transitions: Readonly<Record<ShadowState, Partial<Readonly<Record<ShadowAct, ShadowState>>>>> = {
  pending: { edit: 'pending', delete: 'deleted', accept: 'accepted', reject: 'rejected', revise: 'revise' },
  revise: { edit: 'pending', delete: 'deleted' },
  accepted: {},
  rejected: {},
  deleted: {},
}

/** Returns the state after an act; `null` when it is not allowed. */
export const nextState = (state: ShadowState, act: ShadowAct): ShadowState | null => transitions[state][act] ?? null

/** Returns the state after an act; fails when somebody has decided already, or it is the author's turn. */
export const requireTransition = (state: ShadowState, act: ShadowAct, detail: string): Effect.Effect<ShadowState, ShadowAlreadyDecided> => {
  const next = nextState(state, act)
  return next === null ? Effect.fail(new ShadowAlreadyDecided({ detail })) : Effect.succeed(next)
}

/** Returns what the facility's badge shows in a state (features PR-08). */
export const badgeOf = (state: ShadowState): 'pending' | 'rejected' | null => {
  if (state === 'revise') return 'pending'
  return state === 'pending' || state === 'rejected' ? state : null
}
