import type { RichText, TableCellNode } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'

/** Words of the table of meals. */
export interface MenuWords {
  readonly days: readonly string[]
  /** Names of the columns behind that of the days: meals, and allergens (regulation 1169/2011, art. 44). */
  readonly columns: readonly string[]
}

const cell = (text: string, header: boolean): TableCellNode => ({
  type: 'tablecell',
  header,
  children: [{ type: 'paragraph', children: text === '' ? [] : [{ type: 'text', text, format: 0 }] }],
})

/** Returns the document with which meals of a week begin: a table with a row for each day. */
export const weekMenu = ({ days, columns }: MenuWords): RichText => ({
  version: richTextVersion,
  children: [
    {
      type: 'table',
      children: [
        { type: 'tablerow', children: ['', ...columns].map((text) => cell(text, true)) },
        ...days.map((day) => ({ type: 'tablerow' as const, children: [cell(day, true), ...columns.map(() => cell('', false))] })),
      ],
    },
  ],
})
