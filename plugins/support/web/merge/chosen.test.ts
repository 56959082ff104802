import { expect, test } from 'vitest'
import { allRows, countChosen, movesOf, toggle, type Written } from './chosen.ts'

const item = (id: string) => ({ id, at: '2026-11-20T10:00:00.000Z', label: null })
const opinions: Written = { kind: 'opinions', label: 'opinions.merged', count: 2, items: [item('one'), item('two')] }
const followers: Written = { kind: 'followers', label: 'subscriptions.merged', count: 7, items: null }
const written = [opinions, followers]

test('SP-02 nothing moves by default', () => {
  expect([movesOf(written, {}), countChosen(written, {})]).toEqual([[], 0])
})

test('SP-02 chosen rows move, of private kinds all of them; what is taken back or no longer listed does not', () => {
  const chosen = toggle(toggle(toggle({}, 'opinions', 'two'), 'opinions', 'gone'), 'followers', allRows)
  expect(movesOf(written, chosen)).toEqual([{ kind: 'opinions', ids: ['two'] }, { kind: 'followers' }])
  expect(countChosen(written, chosen)).toBe(8)
  expect(movesOf(written, toggle(toggle(chosen, 'followers', allRows), 'opinions', 'two'))).toEqual([])
})
