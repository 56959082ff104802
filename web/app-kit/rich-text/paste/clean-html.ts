import type { BlockNode, HeadingNode, InlineNode } from '#core/rich-text/document.ts'
import { textFormats } from '#core/rich-text/formats.ts'
import { maxListLevels } from '#core/rich-text/limits.ts'
import { paragraphsOf, textNodes } from './lines.ts'
import { flattenList, listOf } from './lists.ts'
import { type InlineContext, type Pasted, plainContext, type Reading } from './pasted.ts'
import { pictureOf } from './pictures.ts'
import { contextWithin, isHidden, renameStyles, styleOf } from './styles.ts'
import { tableOf } from './tables.ts'
import { isWordItem, wordLists } from './word-lists.ts'

/** Elements without a text for people. */
const skipped =
  /^(script|style|head|title|meta|link|template|noscript|iframe|object|embed|svg|math|canvas|audio|video|input|select|textarea|button|nav|dialog|o:p)$/
const blocks =
  /^(p|div|section|article|header|footer|main|aside|address|center|dl|dt|dd|form|fieldset|legend|figure|figcaption|details|summary|pre|li|td|th|tr|body|caption)$/

const levelOf = (element: Element): number | null => {
  const tag = element.tagName.toLowerCase()
  if (/^h[1-6]$/.test(tag)) return Number(tag[1])
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level') ?? 2)
  return /\bMsoTitle\b/.test(element.className) ? 1 : null
}

const withoutBold = (line: readonly InlineNode[]): readonly InlineNode[] =>
  line.map((node) => {
    if (node.type === 'text') return { ...node, format: node.format & ~textFormats.bold }
    return node.type === 'link' ? { ...node, children: withoutBold(node.children) as typeof node.children } : node
  })

const headingOf = (level: number, topLevel: number, children: readonly InlineNode[]): HeadingNode => {
  const shifted = Math.min(4, Math.max(2, topLevel === 1 ? level + 1 : level))
  return { type: 'heading', tag: `h${shifted}` as HeadingNode['tag'], children: withoutBold(children) }
}

const paragraph = (children: readonly InlineNode[]): BlockNode => ({ type: 'paragraph', children })

/** Converts what is in an element to blocks. */
const collect = (root: Element, around: InlineContext, reading: Reading): readonly BlockNode[] => {
  const found: BlockNode[] = []
  let line: InlineNode[] = []
  const flush = (make: (children: readonly InlineNode[]) => BlockNode = paragraph, isPre = false) => {
    found.push(...paragraphsOf(line, isPre).map(make))
    line = []
  }
  const visitAll = (element: Element, context: InlineContext) => {
    const nodes = [...element.childNodes]
    for (let n = 0; n < nodes.length; n++) {
      const run: Element[] = []
      while (nodes[n] && (isWordItem(nodes[n] as Node) || (run.length > 0 && isBetween(nodes[n] as Node)))) {
        const node = nodes[n++] as Node
        if (isWordItem(node)) run.push(node)
      }
      if (run.length > 0) {
        flush()
        found.push(...wordLists(run, context, reading).map((list) => flattenList(list, maxListLevels.text)))
      }
      const node = nodes[n]
      if (node) visit(node, context)
    }
  }
  const within = (element: Element, context: InlineContext): readonly BlockNode[] => reading.blocksOf(element, context)
  const visit = (node: Node, context: InlineContext) => {
    // The caption of a picture belongs to it already.
    if (!node.parentNode) return
    if (node.nodeType === 3) line.push(...textNodes((node as Text).data, context))
    if (node.nodeType !== 1) return
    const element = node as Element
    const tag = element.tagName.toLowerCase()
    if (skipped.test(tag) || isHidden(element)) return
    const inner = contextWithin(element, context)
    const level = levelOf(element)
    if (tag === 'br') {
      if (/always|page/.test(styleOf(element, 'page-break-before') ?? '')) flush()
      else line.push({ type: 'linebreak' })
    } else if (tag === 'img') {
      const caption = element.closest('figure')?.querySelector('figcaption')
      const picture = pictureOf(element, reading, caption?.textContent ?? '')
      if (!picture) return
      caption?.remove()
      flush()
      found.push(picture)
    } else if (tag === 'hr') {
      flush()
      found.push({ type: 'horizontalrule' })
    } else if (tag === 'ul' || tag === 'ol') {
      flush()
      const { lists, after } = listOf(element, inner, reading)
      found.push(...lists.map((list) => flattenList(list, maxListLevels.text)), ...after)
    } else if (tag === 'table') {
      flush()
      found.push(...tableOf(element, plainContext, reading))
    } else if (level !== null) {
      flush()
      for (const block of within(element, inner))
        found.push(block.type === 'paragraph' ? headingOf(level, reading.topLevel, block.children) : block)
    } else if (tag === 'blockquote') {
      flush()
      for (const block of within(element, inner)) found.push(block.type === 'paragraph' ? { ...block, type: 'quote' } : block)
    } else if (blocks.test(tag)) {
      flush()
      visitAll(element, inner)
      flush(paragraph, inner.isPre)
    } else visitAll(element, inner)
  }
  visitAll(root, around)
  flush(paragraph, around.isPre)
  return found
}

/** Tells if a node stands between items of a list of Word without ending it. */
const isBetween = (node: Node): boolean => node.nodeType === 8 || (node.nodeType === 3 && (node.textContent ?? '').trim() === '')

/**
 * Converts pasted HTML, of a word processor or a web page, to blocks of a document: only what a document knows, never
 * markup. It is read by a parser that runs and loads nothing. `acceptsPictures`: pictures that came with the text are kept.
 */
export const cleanPastedHtml = (html: string, { acceptsPictures }: { readonly acceptsPictures: boolean }): Pasted => {
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html')
  const levels = [...body.querySelectorAll('*')].flatMap((element) => levelOf(element) ?? [])
  const reading: Reading = {
    pictures: [],
    left: [],
    large: null,
    plainTables: [],
    acceptsPictures,
    topLevel: Math.min(6, ...levels),
    blocksOf: (element, context) => collect(element, context, reading),
  }
  const found = collect(body, plainContext, reading)
  const { pictures, left, large, plainTables } = reading
  return { blocks: found, pictures, left, large, plainTables }
}
