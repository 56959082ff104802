import type { InlineNode, ListItemNode, ListNode } from '#core/rich-text/document.ts'
import { joinLines } from './lines.ts'
import type { InlineContext, Reading } from './pasted.ts'
import { styleOf } from './styles.ts'

/** Paragraph that Word shows as an item of a list. */
interface WordItem {
  /** From 1. */
  readonly level: number
  readonly isNumbered: boolean
  readonly texts: readonly InlineNode[]
}

const isListParagraph = (element: Element): boolean => /\bMsoListParagraph/i.test(element.className)

/** Beginning of a text that stands for a bullet or a number; a letter is one only with a dot or bracket. */
const marker = /^[\s\u00a0]*(?:([·•◦▪■§o–-])|(\d{1,3}|[a-z]|[ivx]{1,5})[.)])[\s\u00a0]+/i

/** Tells if Word shows an element as an item of a list. */
export const isWordItem = (node: Node): node is Element => {
  if (node.nodeType !== 1) return false
  const element = node as Element
  if (/level\d/.test(styleOf(element, 'mso-list') ?? '')) return true
  return isListParagraph(element) && marker.test(element.textContent ?? '')
}

/** Removes what Word wrote in place of a bullet or number; returns it. */
const takeMarker = (element: Element): string => {
  const ignored = [...element.querySelectorAll('*')].find((one) => styleOf(one, 'mso-list') === 'ignore')
  if (ignored) {
    const text = ignored.textContent ?? ''
    ignored.remove()
    return text
  }
  const found = marker.exec(element.textContent ?? '')?.[0] ?? ''
  let rest = found.length
  for (const text of textsOf(element)) {
    const length = Math.min(rest, text.data.length)
    text.data = text.data.slice(length)
    rest -= length
  }
  return found
}

const textsOf = (node: Node): readonly Text[] => (node.nodeType === 3 ? [node as Text] : [...node.childNodes].flatMap(textsOf))

const itemOf = (element: Element, context: InlineContext, reading: Reading): WordItem => {
  const level = Number(/level(\d)/.exec(styleOf(element, 'mso-list') ?? '')?.[1] ?? 1)
  const isNumbered = /^[\s\u00a0(]*(\d|[a-z]{1,5}[.)])/i.test(takeMarker(element))
  const lines = reading
    .blocksOf(element, context)
    .flatMap((block) => ('children' in block && block.type === 'paragraph' ? [block.children] : []))
  return { level, isNumbered, texts: joinLines(lines) }
}

/** Builds lists of items by their levels; items of another kind on the same level begin a new list. */
const build = (items: readonly WordItem[], level: number): readonly ListNode[] => {
  const lists: { isNumbered: boolean; items: { texts: readonly InlineNode[]; within: WordItem[] }[] }[] = []
  for (const item of items) {
    const last = lists.at(-1)
    if (item.level > level && last) last.items.at(-1)?.within.push(item)
    else if (last && last.isNumbered === item.isNumbered) last.items.push({ texts: item.texts, within: [] })
    else lists.push({ isNumbered: item.isNumbered, items: [{ texts: item.texts, within: [] }] })
  }
  return lists.map((list) => ({
    type: 'list',
    listType: list.isNumbered ? 'number' : 'bullet',
    children: list.items.map(
      ({ texts, within }): ListItemNode => ({ type: 'listitem', children: [...texts, ...build(within, level + 1)] }),
    ),
  }))
}

/** Converts paragraphs of Word that follow each other to lists. */
export const wordLists = (elements: readonly Element[], context: InlineContext, reading: Reading): readonly ListNode[] =>
  build(
    elements.map((element) => itemOf(element, context, reading)).filter(({ texts }) => texts.length > 0),
    1,
  )
