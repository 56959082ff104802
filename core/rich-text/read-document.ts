import type { BlockNode, HeadingNode, RichText, RichTextNode } from './document.ts'

const childrenOf = (node: RichTextNode): readonly RichTextNode[] => ('children' in node ? node.children : [])

/** Returns all nodes of a document, each before those within it. */
export const nodesOf = (document: RichText): readonly RichTextNode[] => {
  const walk = (node: RichTextNode): readonly RichTextNode[] => [node, ...childrenOf(node).flatMap(walk)]
  return document.children.flatMap(walk)
}

/** Returns the text of a node: lines of a list below each other, cells of a row side by side, of pictures what they show. */
export const textOfNode = (node: RichTextNode): string => {
  switch (node.type) {
    case 'text':
      return node.text
    case 'linebreak':
      return '\n'
    case 'horizontalrule':
      return ''
    case 'image':
      return [node.alt, node.caption].filter(Boolean).join('. ')
    case 'attachment':
      return node.name
    case 'film':
      return node.title
    case 'list':
    case 'table':
      return node.children.map(textOfNode).join('\n')
    case 'tablerow':
      return node.children.map(textOfNode).join(' · ')
    case 'tablecell':
      return node.children.map(textOfNode).join(' ')
    case 'listitem':
      return node.children.map((child) => (child.type === 'list' ? `\n${textOfNode(child)}` : textOfNode(child))).join('')
    default:
      return node.children.map(textOfNode).join('')
  }
}

/** Returns the text of a document, a block a line, for search, previews and the privacy linter. */
export const textOf = (document: RichText): string =>
  document.children
    .map(textOfNode)
    .filter((text) => text.trim() !== '')
    .join('\n')

/** Returns the number of words: runs of letters and digits. */
export const countWords = (document: RichText): number => textOf(document).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Returns the beginning of the running text in at most `max` characters, ended at a word by `…`; headings are left out. */
export const excerptOf = (document: RichText, max: number): string => {
  const isRunning = ({ type }: BlockNode) => type === 'paragraph' || type === 'quote' || type === 'list'
  const text = document.children.filter(isRunning).map(textOfNode).join(' ').replaceAll(/\s+/gu, ' ').trim()
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const atWord = cut.slice(0, cut.lastIndexOf(' '))
  return `${(atWord.length > max / 2 ? atWord : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(/[\s,;:–-]+$/u, '')}…`
}

/** Heading of an outline; `position` is its number among the headings of the document, from 0. */
export interface OutlineEntry {
  readonly tag: HeadingNode['tag']
  readonly text: string
  readonly position: number
}

/** Returns the headings of a document that have a text. */
export const outlineOf = (document: RichText): readonly OutlineEntry[] =>
  document.children
    .filter((node) => node.type === 'heading')
    .map((node, position) => ({ tag: node.tag, text: textOfNode(node).trim(), position }))
    .filter(({ text }) => text !== '')

/** Returns the ids of the uploads that a document shows, each once, in its order. */
export const uploadsOf = (document: RichText): readonly string[] => [
  ...new Set(nodesOf(document).flatMap((node) => (node.type === 'image' || node.type === 'attachment' ? [node.upload] : []))),
]

/** Tests whether a document has neither text nor picture nor file. */
export const isEmptyDocument = (document: RichText): boolean => textOf(document).trim() === '' && uploadsOf(document).length === 0

/** Tests whether a block is a paragraph without anything. */
export const isEmptyParagraph = (node: BlockNode): boolean => node.type === 'paragraph' && node.children.length === 0
