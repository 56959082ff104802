import { expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import type { ShownMessage } from './message.ts'

const message = (number: number, sentAt: string, author = 'Słoneczko', own = false): ShownMessage => ({
  id: `m${number}`,
  number,
  own,
  author,
  sentAt,
  text: 'Dzień dobry',
})
const flags = (messages: readonly ShownMessage[], read: number | null) =>
  entriesOf(messages, read).map(({ newDay, firstNew, follows }) =>
    [newDay && 'day', firstNew && 'new', follows && 'follows'].filter(Boolean).join(),
  )

test('RT-03 days are those of Warsaw, and an author is named once in five minutes', () => {
  const messages = [
    message(1, '2026-11-27T22:58:00Z'),
    message(2, '2026-11-27T23:01:00Z'),
    message(3, '2026-11-27T23:02:00Z'),
    message(4, '2026-11-27T23:07:00Z'),
    message(5, '2026-11-27T23:08:00Z', 'Ty', true),
  ]
  expect(flags(messages, null)).toEqual(['day', 'day', 'follows', '', ''])
})

test('RT-03 the line of what is new stands before the first unread message of others', () => {
  const at = '2026-11-27T10:00:00Z'
  const messages = [message(1, at), message(2, at, 'Ty', true), message(3, at), message(4, at)]
  expect(flags(messages, 1)).toEqual(['day', '', 'new', 'follows'])
  expect(flags(messages, 4)).toEqual(['day', '', '', 'follows'])
})
