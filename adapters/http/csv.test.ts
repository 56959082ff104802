import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (text: string) =>
  csvOf(Schema.Array(Schema.Struct({ name: Schema.String })))([{ name: text }])
    .slice('\uFEFFname\r\n'.length)
    .trimEnd()

test('J11 no text is a formula, also behind spaces and by letters of full width', () => {
  for (const text of ['=1+1', ' =1+1', '＝1+1', '＋48', '－1', '＠x']) expect(cellOf(text)).toBe(`'${text}`)
  for (const text of ['\t=1+1', '\n=1+1', '\r=1+1']) expect(cellOf(text)).toBe(`"'${text}"`)
})

test('J11 no text is two cells, whatever a spreadsheet takes for a separator', () => {
  for (const text of ['Jan,=1+1', 'Jan\t=1+1', 'Jan;=1+1', 'Jan\n=1+1']) expect(cellOf(text)).toBe(`"${text}"`)
})
