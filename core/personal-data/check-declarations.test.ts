import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { PersonalDataDeclaration } from '#core/plugin/personal-data.ts'
import { declarationErrors } from './check-declarations.ts'

const table = (name: string, ...columns: string[]) => ({ name, columns, references: [] })
const declaration = (of: string, more: Partial<PersonalDataDeclaration> = {}): PersonalDataDeclaration => ({
  table: of,
  subject: { accounts: ['account_id'] },
  export: { exempt: 'a test' },
  erasure: 'delete',
  retention: { forever: 'a test' },
  ...more,
})
const tables = [table('probe_note', 'id', 'account_id', 'text', 'at'), table('left_behind', 'account_id')]
const errorsOf = (...declarations: PersonalDataDeclaration[]) => declarationErrors(declarations, tables, (name) => name !== 'left_behind')

test('PL-18 accepts declarations of every table with personal data', () => {
  expect(errorsOf(declaration('probe_note'))).toEqual([])
  expect(errorsOf({ table: 'probe_note', notPersonal: 'a test' })).toEqual([])
})

test.each(['account_id', 'author_account_id', 'email', 'invited_email'])(
  'PL-18 reports a table with the column %s and no declaration',
  (column) => {
    expect(declarationErrors([], [table('probe_note', 'id', column)], () => true)).toEqual([
      `No personal-data declaration covers probe_note.${column}.`,
    ])
  },
)

test.each(['accounts', 'email_sent', 'facility_id', 'emails'])('ignores the column %s', (column) => {
  expect(declarationErrors([], [table('probe_note', column)], () => true)).toEqual([])
})

test.each<readonly [string, PersonalDataDeclaration[]]>([
  ['No personal-data declaration covers probe_note.account_id.', []],
  ['Two personal-data declarations cover probe_note.', [declaration('probe_note'), declaration('probe_note')]],
  ['A personal-data declaration names probe_gone, which does not exist.', [declaration('probe_note'), declaration('probe_gone')]],
  [
    'A personal-data declaration names probe_note.email, which does not exist.',
    [declaration('probe_note', { subject: { email: 'email' } })],
  ],
  [
    'A personal-data declaration names probe_note.title, which does not exist.',
    [
      declaration('probe_note', {
        export: { as: 'notes', explanation: asMessageKey('probe.notes'), columns: { text: 'text', title: 'title' } },
      }),
    ],
  ],
  [
    'A personal-data declaration names probe_note.name, which does not exist.',
    [declaration('probe_note', { erasure: { text: '', name: null } })],
  ],
  [
    'A personal-data declaration names probe_note.made_at, which does not exist.',
    [declaration('probe_note', { retention: [{ from: 'made_at', for: '2 months', action: 'delete' }] })],
  ],
  [
    'A personal-data declaration names probe_note.place, which does not exist.',
    [declaration('probe_note', { retention: [{ from: 'at', for: '2 months', action: { place: null } }] })],
  ],
])('PL-18 %s', (error, declarations) => {
  expect(errorsOf(...declarations)).toEqual([error])
})
