import { expect, test } from 'vitest'
import type { ShownLine } from '#web/runtime/today.ts'
import { facilityLines, newLines } from './new-lines.ts'

const tab = (name: string, badge: string, group = 'talks') => ({ name, href: `/user/${name}`, label: name, badge, group })
const overview = { chat: { new_own: 3 }, subscriptions: { new: 1 }, notifications: { new_notifications: 5 } }
const line = (href: string): ShownLine => ({ kind: 'waiting', picture: 'questions', text: 'jest odpowiedź', route: 'one', href })

test('WK-02 tabs with more news than the lines tell of have a line of their own; those of the account itself do not', () => {
  const tabs = [
    tab('messages', 'chat.new_own'),
    tab('followed', 'subscriptions.new'),
    tab('notices', 'notifications.new_notifications', 'account'),
  ]
  const of = (lines: readonly ShownLine[]) =>
    newLines(tabs, overview, lines, (count) => `nowe: ${count}`).map(({ title, text }) => `${title} ${text}`)
  expect(of([])).toEqual(['messages nowe: 3', 'followed nowe: 1'])
  expect(of([line('/user/followed/1'), line('/user/messages/1')])).toEqual(['messages nowe: 3'])
})

test('WK-02 a facility in whose panel something is new has a line that leads there', () => {
  const way = (id: string): ShownLine => ({
    kind: 'way',
    picture: 'data',
    title: id,
    text: 'Panel',
    route: 'user_facility',
    params: { facility: id },
    href: `/user_facility/${id}`,
  })
  const counted = { recruitment: { new: 2, new_by_facility: { a: 2 } } }
  const lines = facilityLines([way('a'), way('b'), line('/wszystkie-lokalizacje')], counted, (count) => `nowe: ${count}`)
  expect(lines.map(({ kind, title, text, href }) => [kind, title, text, href])).toEqual([['waiting', 'a', 'nowe: 2', '/user_facility/a']])
})
