import { expect, test } from 'vitest'
import type { ConversationView } from '../../contract/inbox.ts'
import { withNewest, withOlder } from './known-conversations.ts'

const conversation = (id: string, minute: number): ConversationView => ({
  kind: 'parent',
  id,
  facility: { id: 'f', slug: null, name: 'Słoneczko', city: 'Kraków' },
  label: null,
  visibility: 'staff',
  parent: null,
  children: [],
  groups: [],
  excerpt: '',
  last_by: null,
  last_own: false,
  last_message_at: new Date(minute * 60_000).toISOString(),
  new_messages: 0,
  closed: false,
  muted: false,
})
const part = (next: string | null, ...conversations: readonly ConversationView[]) => ({ conversations, next, beginnings: [] })
const ids = ({ conversations }: { readonly conversations: readonly ConversationView[] }) => conversations.map(({ id }) => id).join('')

const first = part('b', conversation('a', 9), conversation('b', 8))
const known = withOlder(first, part('d', conversation('c', 7), conversation('d', 6)))

test('RT-03 older conversations follow the first ones, each once', () => {
  expect([ids(known), known.next]).toEqual(['abcd', 'd'])
  expect(ids(withOlder(first, part(null, conversation('b', 8), conversation('c', 7))))).toBe('abc')
})

test('RT-03 a conversation with a new message moves to the top, and those that were read stay', () => {
  const moved = withNewest(known, part('a', conversation('d', 10), conversation('a', 9)))
  expect([ids(moved), moved.next]).toEqual(['dabc', 'd'])
})

test('RT-03 a conversation that is gone from the first part is gone, and a short list is complete', () => {
  expect(ids(withNewest(known, part('c', conversation('a', 9), conversation('c', 7))))).toBe('acd')
  expect(withNewest(known, part(null, conversation('a', 9)))).toMatchObject({ next: null })
})
