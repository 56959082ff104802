import { $getRoot, type EditorState, HISTORIC_TAG, type LexicalEditor, type LexicalNode, type NodeKey } from 'lexical'
import type { BlockNode } from '#core/rich-text/document.ts'
import { richTextSize } from '#core/rich-text/document-size.ts'
import { fieldOfParts, isBlank, partOfBlock } from '#core/rich-text/field-value.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import { countWords, isEmptyParagraph, textOfNode } from '#core/rich-text/read-document.ts'
import { columnsOf } from '#core/rich-text/table-grid.ts'
import { $isEmbedNode } from '../nodes/EmbedNode.tsx'
import { $blocksOf } from './to-document.ts'

/** Figures of a text. */
interface Figures {
  readonly words: number
  readonly characters: number
  readonly nodes: number
  /** Bytes of the value. */
  readonly bytes: number
  /** Pictures and files that are on their way, and pictures that nobody has described. */
  readonly waiting: number
  readonly undescribed: number
  /** Tables that have too many rows or columns. */
  readonly large: number
}

/** Value of a form field with the text of an editor, and its figures. */
export interface ReadText extends Figures {
  readonly value: string
}

/** A node of the root, converted. */
interface Part extends Figures {
  readonly blocks: readonly BlockNode[]
  readonly parts: readonly string[]
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0)

const isLarge = (block: BlockNode): boolean =>
  block.type === 'table' && (block.children.length > maxRichText.rows || columnsOf(block.children) > maxRichText.columns)

const $partOf = (node: LexicalNode): Part => {
  const blocks = $blocksOf(node)
  const parts = blocks.map(partOfBlock)
  const texts = blocks.map(textOfNode).filter((text) => text.trim() !== '')
  return {
    blocks,
    parts,
    words: countWords({ version: 1, children: blocks }),
    // Each text is followed by the end of its line.
    characters: sum(texts, ({ length }) => length + 1),
    nodes: richTextSize({ children: blocks }).nodes,
    bytes: sum(parts, (part) => bytesOf(part) + 1),
    waiting: $isEmbedNode(node) && node.isWaiting() ? 1 : 0,
    undescribed: $isEmbedNode(node) && node.isUndescribed() ? 1 : 0,
    large: blocks.filter(isLarge).length,
  }
}

const textOfParts = (all: readonly Part[]): ReadText => {
  const written = all.filter(({ blocks }) => blocks.length > 0)
  while (written.at(-1)?.blocks.every(isEmptyParagraph)) written.pop()
  const figures = { words: 0, characters: 0, nodes: 0, bytes: 0, waiting: 0, undescribed: 0, large: 0 }
  for (const part of written) for (const name of Object.keys(figures) as (keyof Figures)[]) figures[name] += part[name]
  return {
    ...figures,
    characters: Math.max(0, figures.characters - 1),
    waiting: sum(all, ({ waiting }) => waiting),
    value: written.every(({ blocks }) => blocks.every(isBlank)) ? '' : fieldOfParts(written.flatMap(({ parts }) => parts)),
  }
}

/** Reads the text of an editor; converts only what has changed since it was read before. */
export interface DocumentReader {
  readonly read: (state: EditorState) => ReadText
}

const makeReader = (editor: LexicalEditor): DocumentReader => {
  let parts = new Map<NodeKey, Part>()
  let last: { readonly state: EditorState; readonly text: ReadText } | null = null
  editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
    // What is undone is another state as a whole.
    const isWhole = tags.has(HISTORIC_TAG) || dirtyElements.size + dirtyLeaves.size <= 1
    if (isWhole) parts = new Map()
    for (const key of [...dirtyElements.keys(), ...dirtyLeaves]) parts.delete(key)
  })
  return {
    read: (state) => {
      if (last?.state === state) return last.text
      const children = state.read(() => $getRoot().getChildren())
      // Only the nodes that are still there: others are gone for good.
      parts = state.read(() => new Map(children.map((node) => [node.getKey(), parts.get(node.getKey()) ?? $partOf(node)])))
      last = { state, text: textOfParts([...parts.values()]) }
      return last.text
    },
  }
}

const readers = new WeakMap<LexicalEditor, DocumentReader>()

/** Returns the reader of an editor, which follows it from the first call on. */
export const readerOf = (editor: LexicalEditor): DocumentReader => {
  const reader = readers.get(editor) ?? makeReader(editor)
  readers.set(editor, reader)
  return reader
}
