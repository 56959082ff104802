import { expect, test } from 'vitest'
import type { PersonalDataDeclaration } from '#core/plugin/personal.ts'
import { wrongLines } from './check-lines.ts'

const table = (name: string, ...columns: string[]) => ({ name, columns, refers: [] })
const line = (of: string, more: Partial<PersonalDataDeclaration> = {}): PersonalDataDeclaration => ({
  table: of,
  subject: { accounts: ['account_id'] },
  export: { exempt: 'a test' },
  erasure: 'delete',
  retention: { forever: 'a test' },
  ...more,
})
const tables = [table('probe_note', 'id', 'account_id', 'text', 'at'), table('left_behind', 'account_id')]
const told = (...lines: PersonalDataDeclaration[]) => wrongLines(lines, tables, (name) => name !== 'left_behind')

test('PL-18 each table with an account is told of, and nothing else is', () => {
  expect(told(line('probe_note'))).toEqual([])
  expect(told({ table: 'probe_note', notPersonal: 'a test' })).toEqual([])
})

test.each(['account_id', 'author_account_id', 'email', 'invited_email'])('PL-18 a table with the column %s and no line', (column) => {
  expect(wrongLines([], [table('probe_note', 'id', column)], () => true)).toEqual([
    `No line about personal data tells of probe_note.${column}.`,
  ])
})

test.each(['accounts', 'email_sent', 'facility_id', 'emails'])('a column %s leads to nobody', (column) => {
  expect(wrongLines([], [table('probe_note', column)], () => true)).toEqual([])
})

test.each<readonly [string, PersonalDataDeclaration[]]>([
  ['No line about personal data tells of probe_note.account_id.', []],
  ['Two lines about personal data tell of probe_note.', [line('probe_note'), line('probe_note')]],
  ['A line about personal data tells of probe_gone, which is not there.', [line('probe_note'), line('probe_gone')]],
  ['A line about personal data tells of probe_note.email, which is not there.', [line('probe_note', { subject: { email: 'email' } })]],
  [
    'A line about personal data tells of probe_note.title, which is not there.',
    [line('probe_note', { export: { as: 'notes', explanation: 'probe.notes', columns: { text: 'text', title: 'title' } } })],
  ],
  ['A line about personal data tells of probe_note.name, which is not there.', [line('probe_note', { erasure: { text: '', name: null } })]],
  [
    'A line about personal data tells of probe_note.made_at, which is not there.',
    [line('probe_note', { retention: [{ from: 'made_at', for: '2 months', action: 'delete' }] })],
  ],
  [
    'A line about personal data tells of probe_note.place, which is not there.',
    [line('probe_note', { retention: [{ from: 'at', for: '2 months', action: { place: null } }] })],
  ],
])('PL-18 %s', (sentence, lines) => {
  expect(told(...lines)).toEqual([sentence])
})
