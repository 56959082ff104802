import type { AnswerState, OpinionState } from '../contract/states.ts'

/** Acts on an opinion; `restore`: a hidden one is shown again, or a rejected one after an appeal. */
export const opinionActs = ['accept', 'reject', 'revise', 'edit', 'hide', 'restore', 'withdraw'] as const
export type OpinionAct = (typeof opinionActs)[number]

const opinions: Readonly<Record<OpinionState, Readonly<Partial<Record<OpinionAct, OpinionState>>>>> = {
  pending: { accept: 'accepted', reject: 'rejected', revise: 'returned', edit: 'pending', withdraw: 'withdrawn' },
  accepted: { hide: 'hidden', edit: 'pending', withdraw: 'withdrawn' },
  rejected: { edit: 'pending', restore: 'accepted', withdraw: 'withdrawn' },
  returned: { edit: 'pending', withdraw: 'withdrawn' },
  // Hidden by a decision about reports: its author may correct it, which support checks like any edit.
  hidden: { edit: 'pending', restore: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
  withdrawn: {},
}

/** Returns the state of an opinion after an act; `null` when the act is illegal in this state. */
export const stateAfter = (state: OpinionState, act: OpinionAct): OpinionState | null => opinions[state][act] ?? null

/** Acts on an answer, which is removed rather than withdrawn. */
export const answerActs = ['accept', 'reject', 'revise', 'edit', 'hide', 'restore'] as const
export type AnswerAct = (typeof answerActs)[number]

const answers: Readonly<Record<AnswerState, Readonly<Partial<Record<AnswerAct, AnswerState>>>>> = {
  pending: { accept: 'accepted', reject: 'rejected', revise: 'returned', edit: 'pending' },
  accepted: { hide: 'hidden', edit: 'pending' },
  rejected: { edit: 'pending', restore: 'accepted' },
  returned: { edit: 'pending' },
  hidden: { restore: 'accepted', reject: 'rejected' },
}

/** Returns the state of an answer after an act; `null` when the act is illegal in this state. */
export const answerStateAfter = (state: AnswerState, act: AnswerAct): AnswerState | null => answers[state][act] ?? null
