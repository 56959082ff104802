import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { RichText } from '#core/rich-text/document.ts'
import { weekMenu } from './week-menu.ts'

test('WB-06 meals of a week begin as a valid table: days below each other, meals and allergens beside each other', () => {
  const document = Schema.decodeUnknownSync(RichText)(weekMenu({ days: ['pn', 'wt'], columns: ['obiad', 'alergeny'] }))
  const [table] = document.children
  const rows = table?.type === 'table' ? table.children.map((row) => row.children.map(({ header }) => header)) : []
  expect(rows).toEqual([
    [true, true, true],
    [true, false, false],
    [true, false, false],
  ])
})
