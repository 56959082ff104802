import { Schema } from 'effect'
import { FocalPointSchema } from '#core/kernel/focal-point-schema.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { isFilmAddress, isLinkAddress } from './addresses.ts'
import { richTextSize } from './document-size.ts'
import { areFormats } from './formats.ts'
import { maxRichText, richTextVersion } from './limits.ts'
import { columnsOf, isRectangle } from './table-grid.ts'

/**
 * Document of a rich text: an own subset of the nodes of Lexical's JSON, without its attributes of presentation. It is
 * data alone: never HTML, no styles, no foreign content. `DecodeRichText` is the only entrance.
 */

const invalid = { message: 'FIELD_INVALID' }
const tooLong = { message: 'FIELD_TOO_LONG' }
const line = (max: number) => Schema.String.check(Schema.isMaxLength(max, tooLong), Schema.isPattern(/^[^\r\n]*$/, invalid))
const uploadId = Schema.String.check(Schema.makeFilter(isUuid, invalid))
const format = Schema.Int.check(Schema.makeFilter(areFormats, invalid))

export const TextNode = Schema.Struct({ type: Schema.Literal('text'), text: Schema.String, format })
export type TextNode = typeof TextNode.Type

export const LineBreakNode = Schema.Struct({ type: Schema.Literal('linebreak') })

/** Link to `https:`, `http:`, `mailto:`, `tel:` or a page of this site, `/…`. */
export const LinkNode = Schema.Struct({
  type: Schema.Literal('link'),
  url: Schema.String.check(
    Schema.isMaxLength(2000, tooLong),
    Schema.makeFilter((url: string) => isLinkAddress(url), { message: 'URL_FIELD_INVALID' }),
  ),
  children: Schema.Array(Schema.Union([TextNode, LineBreakNode])),
})
export type LinkNode = typeof LinkNode.Type

const inline = [TextNode, LineBreakNode, LinkNode] as const
const Inline = Schema.Union(inline)
export type InlineNode = typeof Inline.Type

export const ParagraphNode = Schema.Struct({ type: Schema.Literal('paragraph'), children: Schema.Array(Inline) })

/** Heading below the title of the text, which is not part of the document. */
export const HeadingNode = Schema.Struct({
  type: Schema.Literal('heading'),
  tag: Schema.Literals(['h2', 'h3', 'h4']),
  children: Schema.Array(Inline),
})
export type HeadingNode = typeof HeadingNode.Type

export const QuoteNode = Schema.Struct({ type: Schema.Literal('quote'), children: Schema.Array(Inline) })

/** List; items of a check list say whether they are checked. */
export interface ListNode {
  readonly type: 'list'
  readonly listType: 'bullet' | 'number' | 'check'
  readonly children: readonly ListItemNode[]
}
/** Item of a list: its text, then lists within it. */
export interface ListItemNode {
  readonly type: 'listitem'
  readonly checked?: boolean | undefined
  readonly children: readonly (InlineNode | ListNode)[]
}
export const ListNode: Schema.Codec<ListNode> = Schema.Struct({
  type: Schema.Literal('list'),
  listType: Schema.Literals(['bullet', 'number', 'check']),
  children: Schema.Array(Schema.suspend((): Schema.Codec<ListItemNode> => ListItemNode)).check(Schema.isMinLength(1, invalid)),
}).annotate({ identifier: 'RichTextList' })
export const ListItemNode: Schema.Codec<ListItemNode> = Schema.Struct({
  type: Schema.Literal('listitem'),
  checked: Schema.optional(Schema.Boolean),
  children: Schema.Array(Schema.Union([...inline, Schema.suspend((): Schema.Codec<ListNode> => ListNode)])),
}).annotate({ identifier: 'RichTextListItem' })

const span = (maximum: number) => Schema.optional(Schema.Int.check(Schema.isBetween({ minimum: 2, maximum }, invalid)))

/** Cell of a table; `header` for the names of columns and rows. One that was merged spans several of them. */
export const TableCellNode = Schema.Struct({
  type: Schema.Literal('tablecell'),
  header: Schema.Boolean,
  colSpan: span(maxRichText.columns),
  rowSpan: span(maxRichText.rows),
  children: Schema.Array(Schema.Union([ParagraphNode, ListNode])),
})
export type TableCellNode = typeof TableCellNode.Type
export const TableRowNode = Schema.Struct({
  type: Schema.Literal('tablerow'),
  children: Schema.Array(TableCellNode).check(Schema.isMinLength(1, invalid), Schema.isMaxLength(maxRichText.columns, tooLong)),
})
export type TableRowNode = typeof TableRowNode.Type
/** Table, whose cells fill a rectangle. */
export const TableNode = Schema.Struct({
  type: Schema.Literal('table'),
  children: Schema.Array(TableRowNode)
    .check(Schema.isMinLength(1, invalid), Schema.isMaxLength(maxRichText.rows, tooLong))
    .check(Schema.makeFilter((rows) => isRectangle(rows), invalid))
    .check(Schema.makeFilter((rows) => columnsOf(rows) <= maxRichText.columns, tooLong)),
})
export type TableNode = typeof TableNode.Type

export const RuleNode = Schema.Struct({ type: Schema.Literal('horizontalrule') })

/**
 * Picture: an upload. `alt` is empty only for a decoration; `width` is a share of the column of text; `focus` stays in
 * sight where pictures beside one another are cropped, and is absent where nobody has chosen.
 */
export const ImageNode = Schema.Struct({
  type: Schema.Literal('image'),
  upload: uploadId,
  alt: line(maxRichText.alt),
  caption: line(maxRichText.caption),
  width: Schema.Literals(['half', 'full']),
  focus: Schema.optional(FocalPointSchema),
})
export type ImageNode = typeof ImageNode.Type

/** File to download: an upload, and the name that readers see. */
export const AttachmentNode = Schema.Struct({ type: Schema.Literal('attachment'), upload: uploadId, name: line(maxRichText.caption) })
export type AttachmentNode = typeof AttachmentNode.Type

/** Link to a film, shown as a card; nothing of the other site is loaded. */
export const FilmNode = Schema.Struct({
  type: Schema.Literal('film'),
  url: Schema.String.check(
    Schema.isMaxLength(2000, tooLong),
    Schema.makeFilter((url: string) => isFilmAddress(url), { message: 'URL_FIELD_INVALID' }),
  ),
  title: line(maxRichText.caption),
})
export type FilmNode = typeof FilmNode.Type

const Block = Schema.Union([ParagraphNode, HeadingNode, ListNode, QuoteNode, TableNode, RuleNode, ImageNode, AttachmentNode, FilmNode])
export type BlockNode = typeof Block.Type

/** Any node of a document. */
export type RichTextNode = BlockNode | InlineNode | ListItemNode | TableCellNode | TableRowNode

const Document = Schema.Struct({ version: Schema.Literal(richTextVersion), children: Schema.Array(Block) })
export type RichText = typeof Document.Type

/** Checks size and version before anything else, so that what is nested deeply is never walked recursively. */
const bounded = Schema.Unknown.check(
  Schema.makeFilter((value: unknown) => richTextSize(value).depth <= maxRichText.depth, { message: 'RICH_TEXT_TOO_DEEP' }),
  Schema.makeFilter(
    (value: unknown) => {
      const { nodes, bytes } = richTextSize(value)
      return nodes <= maxRichText.nodes && bytes <= maxRichText.bytes
    },
    { message: 'RICH_TEXT_TOO_LONG' },
  ),
  Schema.makeFilter((value: unknown) => !isOfLaterVersion(value), { message: 'RICH_TEXT_VERSION' }),
)

const isOfLaterVersion = (value: unknown): boolean => {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
  return typeof version === 'number' && version > richTextVersion
}

/**
 * Schema of a document in requests: at most 12 levels, 6,000 nodes and 200 KB. Unknown nodes and members are errors at
 * the path of the node, `children.3.children.0.url`.
 */
export const RichText = bounded.pipe(Schema.decodeTo(Document)).annotate({ identifier: 'RichText' })

/** Schema of a document in answers, and in the database: it was decoded before. */
export const StoredRichText = Document
