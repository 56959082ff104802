import { expect, test } from 'vitest'
import { answerStates, opinionStates } from '../contract/states.ts'
import { answerActs, answerStateAfter, opinionActs, stateAfter } from './states.ts'

const legal = [
  ['pending', 'accept', 'accepted'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'revise', 'returned'],
  ['pending', 'edit', 'pending'],
  ['pending', 'withdraw', 'withdrawn'],
  ['accepted', 'hide', 'hidden'],
  ['accepted', 'edit', 'pending'],
  ['accepted', 'withdraw', 'withdrawn'],
  ['rejected', 'edit', 'pending'],
  ['rejected', 'restore', 'accepted'],
  ['rejected', 'withdraw', 'withdrawn'],
  ['returned', 'edit', 'pending'],
  ['returned', 'withdraw', 'withdrawn'],
  ['hidden', 'edit', 'pending'],
  ['hidden', 'restore', 'accepted'],
  ['hidden', 'reject', 'rejected'],
  ['hidden', 'withdraw', 'withdrawn'],
] as const

test('OP-05 OP-10 every legal act on an opinion leads to its state, every other one is refused', () => {
  for (const state of opinionStates)
    for (const act of opinionActs)
      expect(stateAfter(state, act), `${state} ${act}`).toBe(legal.find(([from, by]) => from === state && by === act)?.[2] ?? null)
})

const legalAnswers = [
  ['pending', 'accept', 'accepted'],
  ['pending', 'reject', 'rejected'],
  ['pending', 'revise', 'returned'],
  ['pending', 'edit', 'pending'],
  ['accepted', 'hide', 'hidden'],
  ['accepted', 'edit', 'pending'],
  ['rejected', 'edit', 'pending'],
  ['rejected', 'restore', 'accepted'],
  ['returned', 'edit', 'pending'],
  ['hidden', 'restore', 'accepted'],
  ['hidden', 'reject', 'rejected'],
] as const

test('OP-08 every legal act on an answer leads to its state, every other one is refused', () => {
  for (const state of answerStates)
    for (const act of answerActs)
      expect(answerStateAfter(state, act), `${state} ${act}`).toBe(
        legalAnswers.find(([from, by]) => from === state && by === act)?.[2] ?? null,
      )
})
