import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'
import { emptyDocument } from '#core/rich-text/write-document.ts'
import { type MenuWords, weekMenu } from './week-menu.ts'

/** Words with which new sections begin, in the language of the writer. */
export interface StartWords {
  readonly menu: MenuWords
  /** Headings of columns. */
  readonly columns: readonly string[]
  /** Questions that parents ask most. */
  readonly questions: readonly string[]
  /** Place to fill: `[uzupełnij]`. */
  readonly place: string
  /** Button, and the address to which it leads. */
  readonly button: { readonly text: string; readonly url: string }
}

const textOf = (text: string) => ({ type: 'text', text, format: 0 }) as const
const paragraph = (text: string): BlockNode => ({ type: 'paragraph', children: [textOf(text)] })
const documentOf = (children: RichText['children']): RichText => ({ version: richTextVersion, children })

/** Returns headings with a place to fill below each. */
const withHeadings = (headings: readonly string[], place: string): RichText =>
  documentOf(headings.flatMap((text): BlockNode[] => [{ type: 'heading', tag: 'h2', children: [textOf(text)] }, paragraph(place)]))

/** Returns the text with which a section of a kind begins. */
export const startTextOf = (kind: string, { menu, columns, questions, place, button }: StartWords): RichText => {
  switch (kind) {
    case 'menu':
      return weekMenu(menu)
    case 'columns':
      return withHeadings(columns, place)
    case 'questions':
      return withHeadings(questions, place)
    case 'buttons':
      return documentOf([{ type: 'paragraph', children: [{ type: 'link', url: button.url, children: [textOf(button.text)] }] }])
    default:
      return emptyDocument
  }
}
