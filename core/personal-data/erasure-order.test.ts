import { expect, test } from 'vitest'
import type { PersonalTable } from '#core/plugin/personal-data.ts'
import { inErasureOrder } from './erasure-order.ts'

const declaration = (table: string): PersonalTable => ({
  table,
  subject: { accounts: ['account_id'] },
  export: { exempt: 'a test' },
  erasure: 'delete',
  retention: { forever: 'a test' },
})
const table = (name: string, ...references: string[]) => ({ name, columns: ['account_id'], references })

test('orders rows before the rows they reference, also through tables without a declaration', () => {
  const tables = [table('account'), table('answer', 'between'), table('between', 'question'), table('question', 'account')]
  for (const lines of [
    ['account', 'answer', 'question'],
    ['question', 'account', 'answer'],
  ])
    expect(inErasureOrder(lines.map(declaration), tables).map((one) => one.table)).toEqual(['answer', 'question', 'account'])
})

test('terminates for tables that reference each other', () => {
  expect(inErasureOrder([declaration('a'), declaration('b')], [table('a', 'b'), table('b', 'a')])).toHaveLength(2)
})
