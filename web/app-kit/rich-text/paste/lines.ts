import type { InlineNode, TextNode } from '#core/rich-text/document.ts'
import { mergeTexts } from '../convert/merge-texts.ts'
import type { InlineContext } from './pasted.ts'

/** One space for a run of spaces and ends of lines; a single space that must not be broken stays. */
const oneSpace = (run: string): string => (run === '\u00a0' ? run : ' ')

/** Returns the nodes of a text. */
export const textNodes = (text: string, { format, url, isPre }: InlineContext): readonly InlineNode[] => {
  const lines = isPre ? text.replaceAll('\r', '').split('\n') : [text.replaceAll(/[\s\u00a0]+/g, oneSpace)]
  const nodes = lines.flatMap((line, n): readonly (TextNode | { readonly type: 'linebreak' })[] => [
    ...(n > 0 ? [{ type: 'linebreak' } as const] : []),
    ...(line === '' ? [] : [{ type: 'text', text: line, format } as const]),
  ])
  return url === null || nodes.length === 0 ? nodes : [{ type: 'link', url, children: nodes }]
}

const trimNode = (node: InlineNode, edge: RegExp): InlineNode | null => {
  if (node.type === 'linebreak') return null
  if (node.type === 'text') {
    const text = node.text.replace(edge, '')
    return text === '' ? null : { ...node, text }
  }
  const at = edge.source.startsWith('^') ? 0 : node.children.length - 1
  const trimmed = node.children[at] && trimNode(node.children[at], edge)
  const children = node.children.flatMap((child, n) => (n === at ? (trimmed ? [trimmed as typeof child] : []) : [child]))
  return children.length === 0 ? null : { ...node, children }
}

/** Removes spaces and ends of lines at the beginning and the end. */
const trim = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const nodes = [...line]
  for (let first = nodes[0]; first; first = nodes[0]) {
    const trimmed = trimNode(first, /^[\s\u00a0]+/)
    if (trimmed) {
      nodes[0] = trimmed
      break
    }
    nodes.shift()
  }
  for (let last = nodes.at(-1); last; last = nodes.at(-1)) {
    const trimmed = trimNode(last, /[\s\u00a0]+$/)
    if (trimmed) {
      nodes[nodes.length - 1] = trimmed
      break
    }
    nodes.pop()
  }
  return nodes
}

/** Joins links of one address that follow each other, as programs write those with several formats. */
const mergeLinks = (line: readonly InlineNode[]): readonly InlineNode[] => {
  const merged: InlineNode[] = []
  for (const node of line) {
    const last = merged.at(-1)
    if (node.type === 'link' && last?.type === 'link' && last.url === node.url)
      merged[merged.length - 1] = { ...last, children: mergeTexts([...last.children, ...node.children]) as typeof last.children }
    else merged.push(node)
  }
  return merged
}

/** Removes a space after another one or at the beginning of a line. */
const withoutDoubleSpaces = (line: readonly InlineNode[]): readonly InlineNode[] => {
  let endsWithSpace = true
  const walk = <Node extends InlineNode>(nodes: readonly Node[]): readonly Node[] =>
    nodes.flatMap((node): readonly Node[] => {
      if (node.type === 'linebreak') endsWithSpace = true
      if (node.type === 'link') return [{ ...node, children: walk(node.children) }]
      if (node.type !== 'text') return [node]
      const text = endsWithSpace ? node.text.replace(/^ /, '') : node.text
      if (text !== '') endsWithSpace = text.endsWith(' ')
      return text === '' ? [] : [{ ...node, text }]
    })
  return walk(line)
}

/** Returns a normalized line: formats joined, no spaces that nobody sees. */
const normalizeLine = (line: readonly InlineNode[], isPre: boolean): readonly InlineNode[] =>
  trim(mergeTexts(mergeLinks(isPre ? line : withoutDoubleSpaces(line))))

/** Returns the paragraphs of a line: two ends of lines that follow each other end a paragraph. Empty ones are left out. */
export const paragraphsOf = (line: readonly InlineNode[], isPre = false): readonly (readonly InlineNode[])[] => {
  const paragraphs: InlineNode[][] = [[]]
  const isBlank = (node: InlineNode | undefined) => node?.type === 'text' && /^[ \u00a0]*$/.test(node.text)
  let breaks = 0
  for (const node of line) {
    if (node.type === 'linebreak') breaks++
    else if (!isBlank(node)) breaks = 0
    if (breaks === 2 && node.type === 'linebreak') paragraphs.push([])
    else if (breaks < 2 || node.type !== 'linebreak') paragraphs.at(-1)?.push(node)
  }
  return paragraphs.map((paragraph) => normalizeLine(paragraph, isPre)).filter(({ length }) => length > 0)
}

/** Returns the texts of paragraphs as lines of one. */
export const joinLines = (paragraphs: readonly (readonly InlineNode[])[]): readonly InlineNode[] =>
  paragraphs.flatMap((paragraph, n) => [...(n > 0 ? [{ type: 'linebreak' } as const] : []), ...paragraph])
