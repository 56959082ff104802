import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  changeFrequency,
  frequencyOf,
  groupsOf,
  inAppState,
  type Kind,
  mailState,
  switchInApp,
  switchMails,
  undoOf,
} from './preference-groups.ts'

const aKind = (kind: string, over: Partial<Kind> = {}): Kind => ({
  kind,
  group: 'opinions',
  title: kind,
  in_app: true,
  email: 'now',
  email_required: false,
  email_reason: null,
  ...over,
})
const required = aKind('rejected', { email_required: true, email_reason: 'decision' })

test('WK-04 kinds stand in their groups, in the order of the groups, and empty groups are left out', () => {
  const groups = groupsOf([aKind('login', { group: 'account' }), aKind('accepted'), aKind('answered')])
  expect(groups.map(({ group, kinds }) => [group, kinds.map(({ kind }) => kind)])).toEqual([
    ['opinions', ['accepted', 'answered']],
    ['account', ['login']],
  ])
})

describe('WK-04 the switches of a group', () => {
  test('are on, off, or mixed where its kinds differ', () => {
    const on = aKind('accepted')
    const off = aKind('answered', { in_app: false, email: 'off' })
    expect([inAppState([on]), inAppState([off]), inAppState([on, off])]).toEqual(['on', 'off', 'mixed'])
    expect([mailState([on]), mailState([off]), mailState([on, off])]).toEqual(['on', 'off', 'mixed'])
  })

  test('leave mails alone that are always sent; a group of such mails has no switch', () => {
    expect(mailState([required])).toBeNull()
    expect(mailState([required, aKind('answered', { email: 'off' })])).toBe('off')
    expect(switchMails([required, aKind('answered')], false)).toEqual([{ kind: 'answered', email: 'off' }])
    expect(changeFrequency([required], 'daily')).toEqual([])
  })

  test('change only the kinds that are not yet so', () => {
    expect(switchInApp([aKind('accepted'), aKind('answered', { in_app: false })], true)).toEqual([{ kind: 'answered', in_app: true }])
    expect(switchInApp([aKind('accepted')], true)).toEqual([])
  })

  test('switch mails on as often as the others of the group come, else at once', () => {
    const off = aKind('answered', { email: 'off' })
    expect(switchMails([aKind('accepted', { email: 'weekly' }), off], true)).toEqual([{ kind: 'answered', email: 'weekly' }])
    expect(switchMails([off], true)).toEqual([{ kind: 'answered', email: 'now' }])
    const differing = [aKind('accepted', { email: 'weekly' }), aKind('returned', { email: 'daily' }), off]
    expect(switchMails(differing, true)).toEqual([{ kind: 'answered', email: 'now' }])
  })
})

test('WK-04 the frequency of a group is that of the mails that are on, mixed where they differ, and none without them', () => {
  const daily = aKind('accepted', { email: 'daily' })
  const off = aKind('answered', { email: 'off' })
  expect(frequencyOf([daily, off, required])).toBe('daily')
  expect(frequencyOf([daily, aKind('answered')])).toBe('mixed')
  expect(frequencyOf([off, required])).toBeNull()
  expect(changeFrequency([daily, off], 'hourly')).toEqual([{ kind: 'accepted', email: 'hourly' }])
})

test('WK-04 changes can be taken back, each kind to what it was', () => {
  const before = [aKind('accepted', { email: 'daily' }), aKind('answered', { email: 'weekly', in_app: false })]
  const changes = switchMails(before, false)
  const after = applyChanges(before, changes)
  expect(after.map(({ email }) => email)).toEqual(['off', 'off'])
  expect(applyChanges(after, undoOf(before, changes))).toEqual(before)
})
