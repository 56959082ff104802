import type { BlockNode, InlineNode, ListItemNode, ListNode } from '#core/rich-text/document.ts'
import { joinLines } from './lines.ts'
import type { InlineContext, Reading } from './pasted.ts'

/** Item of a list while it is read. */
interface Item {
  checked: boolean | null
  texts: readonly InlineNode[]
  readonly lists: ListNode[]
}

/** List, and blocks in it that no list can hold, which come after it. */
interface ReadList {
  readonly lists: readonly ListNode[]
  readonly after: readonly BlockNode[]
}

const isTag = (node: Element, ...tags: readonly string[]) => tags.includes(node.tagName.toLowerCase())

const checkedOf = (item: Element): boolean | null => {
  if (item.getAttribute('role') === 'checkbox') return item.getAttribute('aria-checked') === 'true'
  const box = item.querySelector(':scope > input[type=checkbox], :scope > label > input[type=checkbox], :scope > p > input[type=checkbox]')
  return box ? box.hasAttribute('checked') : null
}

const makeList = (items: readonly Item[], isNumbered: boolean): readonly ListNode[] => {
  const isCheck = items.some(({ checked }) => checked !== null)
  const children = items
    .filter(({ texts, lists }) => texts.length > 0 || lists.length > 0)
    .map(
      ({ checked, texts, lists }): ListItemNode => ({
        type: 'listitem',
        ...(isCheck && { checked: checked ?? false }),
        children: [...texts, ...lists],
      }),
    )
  return children.length === 0 ? [] : [{ type: 'list', listType: isCheck ? 'check' : isNumbered ? 'number' : 'bullet', children }]
}

/** Converts a list, with those within it, also such as are no part of an item. */
export const listOf = (element: Element, context: InlineContext, reading: Reading): ReadList => {
  const items: Item[] = []
  const after: BlockNode[] = []
  const nest = (lists: readonly ListNode[]) => {
    const last = items.at(-1)
    if (last) last.lists.push(...lists)
    else items.push({ checked: null, texts: [], lists: [...lists] })
  }
  for (const child of element.children) {
    if (isTag(child, 'ul', 'ol')) {
      const nested = listOf(child, context, reading)
      nest(nested.lists)
      after.push(...nested.after)
      continue
    }
    const lines: (readonly InlineNode[])[] = []
    const lists: ListNode[] = []
    for (const block of reading.blocksOf(child, context)) {
      if (block.type === 'list') lists.push(block)
      else if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'quote') lines.push(block.children)
      else after.push(block)
    }
    items.push({ checked: checkedOf(child), texts: joinLines(lines), lists })
  }
  return { lists: makeList(items, isTag(element, 'ol')), after }
}

/** Returns lists with at most so many levels; deeper items are items of the last one. */
export const flattenList = (list: ListNode, levels: number): ListNode => ({
  ...list,
  children: list.children.flatMap((item): readonly ListItemNode[] => {
    const nested = item.children.filter((child) => child.type === 'list')
    const texts = item.children.filter((child) => child.type !== 'list')
    if (nested.length === 0) return [item]
    if (levels > 1) return [{ ...item, children: [...texts, ...nested.map((one) => flattenList(one, levels - 1))] }]
    const { checked } = item
    const deeper = nested
      .flatMap((one) => flattenList(one, 1).children)
      .map(({ children }) => ({
        type: 'listitem' as const,
        ...(checked !== undefined && { checked: false }),
        children,
      }))
    return [...(texts.length > 0 ? [{ ...item, children: texts }] : []), ...deeper]
  }),
})
