import { createElement, type ReactNode } from 'react'
import type {
  BlockNode,
  InlineNode,
  ListItemNode,
  ListNode,
  RichText,
  RichTextNode,
  TableCellNode,
  TableNode,
} from '#core/rich-text/document.ts'
import type { Gallery } from '../media/use-gallery.ts'
import { type Annotation, AnnotationsContext } from './annotations.ts'
import { AttachmentCard, FilmCard, ImageFigure, type ShownUpload } from './files.tsx'
import { galleryBlocks, type ImageRun } from './gallery-blocks.ts'
import { InlineText } from './InlineText.tsx'
import { PictureRun } from './PictureRun.tsx'
import css from './rich-text.module.css'

export type { ShownUpload } from './files.tsx'

interface RichTextViewProps {
  readonly document: RichText
  /** Uploads that the document names; what is missing was deleted, and is left out. */
  readonly uploads?: readonly ShownUpload[]
  /** Level of the document's largest headings on the page. */
  readonly level?: 2 | 3
  /** Prefix of the ids of headings, for a table of contents: `tresc` makes `tresc-0`. */
  readonly anchors?: string
  /** Lets all pictures open large in a lightbox, and shows those that follow one another as a grid. */
  readonly gallery?: Gallery
  /** Nodes with ids by which programs find them. */
  readonly annotations?: ReadonlyMap<RichTextNode, Annotation>
  /** Arranges the parts that the document's largest headings begin; by default they follow one another. */
  readonly arrange?: (parts: readonly DocumentSection[]) => ReactNode
}

/** Part of a document: one of its largest headings, `null` before the first one, and the blocks up to the next. */
export interface DocumentSection {
  readonly key: number
  readonly heading: ReactNode | null
  readonly blocks: readonly ReactNode[]
}

const noAnnotations: ReadonlyMap<RichTextNode, Annotation> = new Map()

/** Document for readers, rendered on the server without any script. Texts are escaped by React; there is no HTML in a document. */
export const RichTextView = ({
  document,
  uploads = [],
  level = 2,
  anchors,
  gallery,
  annotations = noAnnotations,
  arrange,
}: RichTextViewProps) => {
  const headings = document.children.filter(({ type }) => type === 'heading')
  const context: BlockContext = {
    uploads: new Map(uploads.map((upload) => [upload.id, upload])),
    gallery,
    level,
    idOf: (block) =>
      annotations.get(block)?.id ??
      (anchors === undefined || block.type !== 'heading' ? undefined : `${anchors}-${headings.indexOf(block)}`),
  }
  const blocks = gallery ? galleryBlocks(document, context.uploads) : document.children
  return (
    <AnnotationsContext value={annotations}>
      <div className={gallery ? `${css['text']} ${css['gallery']}` : css['text']} {...gallery?.attributes}>
        {arrange ? arrange(partsOf(blocks, context)) : blocks.map((node, n) => renderBlock(node, n, context))}
      </div>
    </AnnotationsContext>
  )
}

interface BlockContext {
  readonly uploads: ReadonlyMap<string, ShownUpload>
  readonly gallery: Gallery | undefined
  readonly level: 2 | 3
  readonly idOf: (block: BlockNode) => string | undefined
}

/** Splits blocks at the largest of the headings among them. */
const partsOf = (blocks: readonly (BlockNode | ImageRun)[], context: BlockContext): readonly DocumentSection[] => {
  const tags = blocks.flatMap((block) => (block.type === 'heading' ? [block.tag] : []))
  const [largest] = tags.toSorted()
  const parts: { key: number; heading: ReactNode | null; blocks: ReactNode[] }[] = []
  for (const [n, block] of blocks.entries()) {
    const shown = renderBlock(block, n, context)
    if (block.type === 'heading' && block.tag === largest) parts.push({ key: n, heading: shown, blocks: [] })
    else if (parts.length === 0) parts.push({ key: n, heading: null, blocks: [shown] })
    else parts.at(-1)?.blocks.push(shown)
  }
  return parts
}

const renderBlock = (node: BlockNode | ImageRun, key: number, { uploads, gallery, level, idOf }: BlockContext): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return (
        <p key={key} id={idOf(node)}>
          <InlineText of={node.children} />
        </p>
      )
    case 'heading':
      return createElement(`h${Number(node.tag[1]) + level - 2}`, { key, id: idOf(node) }, <InlineText of={node.children} />)
    case 'quote':
      return (
        <blockquote key={key}>
          <InlineText of={node.children} />
        </blockquote>
      )
    case 'list':
      return <List key={key} of={node} />
    case 'table':
      return <Table key={key} of={node} />
    case 'horizontalrule':
      return <hr key={key} />
    case 'image':
      return <ImageFigure key={key} of={node} upload={uploads.get(node.upload)} />
    case 'images':
      return gallery && <PictureRun key={key} of={node} gallery={gallery} />
    case 'attachment':
      return <AttachmentCard key={key} of={node} upload={uploads.get(node.upload)} />
    case 'film':
      return <FilmCard key={key} of={node} />
  }
}

const isList = (node: InlineNode | ListNode): node is ListNode => node.type === 'list'

const List = ({ of: { listType, children } }: { readonly of: ListNode }) => {
  const items = children.map((item, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    <ListItem key={n} of={item} checks={listType === 'check'} />
  ))
  if (listType === 'number') return <ol>{items}</ol>
  return <ul className={listType === 'check' ? css['checks'] : undefined}>{items}</ul>
}

const ListItem = ({ of: { checked, children }, checks }: { readonly of: ListItemNode; readonly checks: boolean }) => {
  const text = <InlineText of={children.filter((child) => !isList(child)) as readonly InlineNode[]} />
  return (
    <li>
      {checks ? (
        <label>
          <input type="checkbox" checked={checked === true} disabled readOnly /> <span>{text}</span>
        </label>
      ) : (
        text
      )}
      {children.filter(isList).map((list, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <List key={n} of={list} />
      ))}
    </li>
  )
}

/** Returns what a header cell names. */
const scopeOf = ({ colSpan = 1, rowSpan = 1 }: TableCellNode, isFirstRow: boolean) => {
  if (isFirstRow) return colSpan > 1 ? 'colgroup' : 'col'
  return rowSpan > 1 ? 'rowgroup' : 'row'
}

/** Table that scrolls inside itself, also by keyboard; a header cell names its column, in later rows its row. */
const Table = ({ of: { children: rows } }: { readonly of: TableNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
  <div className={css['scroll']} tabIndex={0}>
    <table>
      <tbody>
        {rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <tr key={r}>
            {row.children.map((cell, c) => {
              const content = cell.children.map((node, n) =>
                node.type === 'list' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                  <List key={n} of={node} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                  <p key={n}>
                    <InlineText of={node.children} />
                  </p>
                ),
              )
              return cell.header ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <th key={c} scope={scopeOf(cell, r === 0)} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                  {content}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <td key={c} colSpan={cell.colSpan} rowSpan={cell.rowSpan}>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
