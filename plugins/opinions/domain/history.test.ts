import { expect, test } from 'vitest'
import type { HistoryAct } from '../contract/answer.ts'
import { type HistoryStep, historyFor } from './history.ts'

const step = (n: number, act: HistoryAct, text: string | null = null, note: string | null = null): HistoryStep => ({
  id: String(n),
  opinion_id: 'o',
  at: `2026-11-0${n}T10:00:00.000Z`,
  act,
  text,
  reason: note && 'insult',
  note,
})
const steps = [
  step(1, 'written', 'first'),
  step(2, 'returned', null, 'Please without names.'),
  step(3, 'edited', 'second'),
  step(4, 'accepted'),
  step(5, 'answer_written', 'rude'),
  step(6, 'answer_rejected', null, 'No.'),
  step(7, 'answer_edited', 'thanks'),
  step(8, 'answer_accepted'),
  step(9, 'edited', 'third'),
]
const seenBy = (reader: 'author' | 'facility' | 'support') => historyFor(reader, steps).map(({ act, text, note }) => [act, text, note])

test('OP-09 the author reads the own texts and decisions, and of the facility what was accepted', () => {
  expect(seenBy('author')).toEqual([
    ['written', 'first', null],
    ['returned', null, 'Please without names.'],
    ['edited', 'second', null],
    ['accepted', null, null],
    ['answer_accepted', 'thanks', null],
    ['edited', 'third', null],
  ])
})

test('OP-05 OP-09 the facility reads its answers, and no text of the opinion that support has not accepted', () => {
  expect(seenBy('facility')).toEqual([
    ['accepted', 'second', null],
    ['answer_written', 'rude', null],
    ['answer_rejected', null, 'No.'],
    ['answer_edited', 'thanks', null],
    ['answer_accepted', null, null],
  ])
})

test('OP-09 support reads everything', () => {
  expect(seenBy('support')).toHaveLength(steps.length)
})
