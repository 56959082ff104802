import { expect, test } from 'vitest'
import type { ShownLine } from '#web/runtime/today.ts'
import { newLines } from './new-lines.ts'

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
