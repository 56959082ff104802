import { expect, test } from 'vitest'
import type { ChatMessageView } from '../../contract/room.ts'
import { gapAfter, mergeMessages } from './room-messages.ts'

const message = (number: number, text = '', key: string | null = null): ChatMessageView => ({
  id: `m${number}`,
  number,
  side: 'parent',
  author: null,
  own: false,
  text,
  files: [],
  sent_at: '2026-11-28T08:00:00Z',
  edited_at: null,
  editable: false,
  withdrawn: false,
  key,
})

test('RT-03 parts of a room are one list in the order of their numbers, and a changed message takes the place of the older one', () => {
  const merged = mergeMessages([message(2), message(3, 'a', 'klucz')], [message(3, 'b'), message(1)])
  expect(merged.map(({ number, text, key }) => [number, text, key])).toEqual([
    [1, '', null],
    [2, '', null],
    [3, 'b', 'klucz'],
  ])
})

test('RT-03 a gap between messages is found, so that what was missed is fetched', () => {
  expect(gapAfter([message(4), message(5), message(8), message(9)], 9)).toBe(5)
  expect([gapAfter([message(4), message(5)], 5), gapAfter([message(4), message(5)], 4), gapAfter([], 5)]).toEqual([null, null, null])
  expect(gapAfter([message(4), message(5)], 9)).toBe(5)
})
