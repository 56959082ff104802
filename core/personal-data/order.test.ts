import { expect, test } from 'vitest'
import type { PersonalTable } from '#core/plugin/personal.ts'
import { inOrderOfErasure } from './order.ts'

const line = (table: string): PersonalTable => ({
  table,
  subject: { accounts: ['account_id'] },
  export: { exempt: 'a test' },
  erasure: 'delete',
  retention: { forever: 'a test' },
})
const table = (name: string, ...refers: string[]) => ({ name, columns: ['account_id'], refers })

test('rows go before those they point to, over tables without a line too', () => {
  const tables = [table('account'), table('answer', 'between'), table('between', 'question'), table('question', 'account')]
  for (const lines of [
    ['account', 'answer', 'question'],
    ['question', 'account', 'answer'],
  ])
    expect(inOrderOfErasure(lines.map(line), tables).map((one) => one.table)).toEqual(['answer', 'question', 'account'])
})

test('tables that point to each other do not go on for ever', () => {
  expect(inOrderOfErasure([line('a'), line('b')], [table('a', 'b'), table('b', 'a')])).toHaveLength(2)
})
