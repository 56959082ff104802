import type { BlockNode, ImageNode, TableNode } from '#core/rich-text/document.ts'

/** Picture of a pasted text whose bytes came with it: `block` is its place among the blocks, `src` a `data:` or `blob:` address. */
export interface PastedPicture {
  readonly block: ImageNode
  readonly src: string
}

/** Result of reading a pasted text. */
export interface Pasted {
  readonly blocks: readonly BlockNode[]
  readonly pictures: readonly PastedPicture[]
  /** Names of pictures that are left out, empty for those without. */
  readonly left: readonly string[]
  /** Size of a table that was larger than a document takes; `null`: there was none. */
  readonly large: TableSize | null
  /** Tables that do not say whether their first row is their headings. */
  readonly plainTables: readonly TableNode[]
}

/** Rows and columns of a table. */
interface TableSize {
  readonly height: number
  readonly width: number
}

/** Pasted text while it is read. */
export interface Reading {
  readonly pictures: PastedPicture[]
  readonly left: string[]
  large: TableSize | null
  readonly plainTables: TableNode[]
  readonly acceptsPictures: boolean
  /** Largest level of its headings, from 1. */
  readonly topLevel: number
  /** Converts what is in an element to blocks. */
  readonly blocksOf: (element: Element, context: InlineContext) => readonly BlockNode[]
}

/** Formats and link of a text, as the elements around it declare them. */
export interface InlineContext {
  readonly format: number
  readonly url: string | null
  /** True where spaces and ends of lines count. */
  readonly isPre: boolean
}

export const plainContext: InlineContext = { format: 0, url: null, isPre: false }
