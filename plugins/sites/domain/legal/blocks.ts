import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'
import { placeholdersOf } from '../../contract/placeholders.ts'

const text = (content: string, format = 0) => ({ type: 'text', text: content, format }) as const
const bold = 1

/** Creates a heading of a chapter. */
export const chapter = (content: string): BlockNode => ({ type: 'heading', tag: 'h2', children: [text(content)] })

/** Creates a paragraph. */
export const words = (content: string): BlockNode => ({ type: 'paragraph', children: [text(content)] })

/** Creates a paragraph that ends with a link to an address. */
export const wordsWithLink = (content: string, url: string): BlockNode => ({
  type: 'paragraph',
  children: [text(content), { type: 'link', url, children: [text(url)] }, text('.')],
})

/** Creates a paragraph in bold. */
export const strong = (content: string): BlockNode => ({ type: 'paragraph', children: [text(content, bold)] })

const list =
  (listType: 'bullet' | 'number') =>
  (...items: readonly string[]): BlockNode => ({
    type: 'list',
    listType,
    children: items.map((item) => ({ type: 'listitem', children: [text(item)] })),
  })

/** Creates a list. */
export const points = list('bullet')

/** Creates a list of steps, in their order. */
export const steps = list('number')

/** Creates a document of blocks. */
export const documentOf = (...children: readonly BlockNode[]): RichText => ({ version: richTextVersion, children })

/** Marks a place that the owner must fill, since the profile does not say it. */
export const toFill = (what: string): string => `[uzupełnij: ${what}]`

/** Counts the places of a text that are still to be filled. */
export const unfilledIn = (document: RichText): number => placeholdersOf(document).length
