import { expect, test } from 'vitest'
import { addChange, redo, startHistory, undo } from './history.ts'

test('changes are undone and made again in their order; a new change ends what could be made again', () => {
  const two = addChange(addChange(startHistory('a'), 'b'), 'c')
  expect([undo(two).present, undo(undo(two)).present, undo(undo(undo(two))).present]).toEqual(['b', 'a', 'a'])
  expect([redo(undo(two)).present, redo(two).present]).toEqual(['c', 'c'])
  expect(redo(addChange(undo(two), 'd')).present).toBe('d')
})

test('letters of one text are one change, until something else is changed or undone', () => {
  const typed = ['b', 'bc', 'bcd'].reduce((history, text) => addChange(history, text, 'title'), startHistory('a'))
  expect(undo(typed).present).toBe('a')
  const other = addChange(typed, 'x', 'slug')
  expect(undo(other).present).toBe('bcd')
  expect(undo(addChange(redo(undo(typed)), 'y', 'title')).present).toBe('bcd')
})

test('what changes nothing is no change, and the oldest of very many changes are forgotten', () => {
  const one = startHistory('a')
  expect(addChange(one, 'a')).toBe(one)
  const many = Array.from({ length: 150 }, (_, n) => `${n}`).reduce((history, text) => addChange(history, text), startHistory('a'))
  expect(many.past).toHaveLength(100)
})
