import type { BlockNode, InlineNode, LinkNode, ListItemNode, RichText, RichTextNode, TextNode } from '#core/rich-text/document.ts'
import { declarationWords as is } from '../../contract/declaration-words.ts'

/** Id of a part of a declaration, and the day that it names (ISO 8601). */
export interface DeclarationId {
  readonly id: string
  readonly day?: string
}

/** Declaration whose parts that have ids are nodes of their own. */
export interface MarkedDeclaration {
  readonly document: RichText
  readonly ids: ReadonlyMap<RichTextNode, DeclarationId>
}

/** Words that follow others in a line. */
const afterWords = [
  [is.publishedOn, 'a11y-data-publikacja'],
  [is.updatedOn, 'a11y-data-aktualizacja'],
  [is.madeOn, 'a11y-data-sporzadzenie'],
  [is.reviewedOn, 'a11y-data-przeglad'],
  [is.basis, 'a11y-audytor'],
  [is.person, 'a11y-osoba'],
  [is.email, 'a11y-email'],
  [is.phone, 'a11y-telefon'],
] as const

const headings = new Map<string, string>([
  [is.contact, 'a11y-kontakt'],
  [is.procedure, 'a11y-procedura'],
  [is.building, 'a11y-architektura'],
  [is.communication, 'a11y-komunikacja'],
  [is.apps, 'a11y-aplikacje'],
])

const months = 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ')

/** Returns the day of words such as `27 listopada 2026` or `2026-11-27`. */
const dayOf = (words: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(words) ?? []
  if (/^\d{4}-\d{2}-\d{2}$/.test(words)) return words
  const at = months.indexOf(month) + 1
  return at === 0 ? undefined : `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Line cut into texts; the second one is what is looked for, without the sign or „r.” that ends it. */
const cut = (text: string, from: number, to = text.length) => {
  const [, words = '', end = ''] = /^(.*?)((?: r\.)?[.;,]?\s*)$/s.exec(text.slice(from, to)) ?? []
  const start = from + words.length - words.trimStart().length
  return [text.slice(0, start), words.trim(), end + text.slice(to)] as const
}

/**
 * Finds the parts of an accessibility declaration that have ids for monitoring programs by the technical conditions of
 * its publication (act of 4 April 2019, art. 12 (7)). A text of the editor has no ids, so they are found by its words.
 */
export const markDeclaration = ({ version, children }: RichText): MarkedDeclaration => {
  const ids = new Map<RichTextNode, DeclarationId>()
  const used = new Set<string>()
  const mark = <Node extends RichTextNode>(node: Node, id: string, day?: string): Node => {
    if (used.has(id)) return node
    used.add(id)
    ids.set(node, { id, ...(day !== undefined && { day }) })
    return node
  }
  const pieces = (node: TextNode, [before, words, end]: readonly [string, string, string], id: string): readonly TextNode[] => {
    if (words === '' || used.has(id)) return [node]
    const piece = (text: string) => ({ ...node, text })
    const texts = [piece(before), mark(piece(words), id, dayOf(words)), piece(end)]
    return texts.filter(({ text }) => text !== '')
  }
  const scopeOf = (node: TextNode): readonly TextNode[] => {
    const promise = node.text.indexOf(is.promise)
    const end = promise + is.promise.length
    return promise < 0 ? [node] : pieces(node, cut(node.text, end - is.scope.length, end), 'a11y-zakres')
  }
  const textOf = (node: TextNode): readonly TextNode[] => {
    for (const [label, id] of afterWords) if (node.text.startsWith(label)) return pieces(node, cut(node.text, label.length), id)
    const promise = node.text.indexOf(is.promise)
    if (promise > 0) return pieces(node, cut(node.text, 0, promise), 'a11y-podmiot').flatMap(scopeOf)
    const [, status] = new RegExp(`^${is.status} ((?:częściowo |nie)?zgodna)`).exec(node.text) ?? []
    if (status) return pieces(node, cut(node.text, is.status.length, is.status.length + 1 + status.length), 'a11y-status')
    return [node]
  }
  const lineOf = <Node extends InlineNode | ListItemNode['children'][number]>(nodes: readonly Node[], isAboutSite: boolean) =>
    nodes.flatMap((node): readonly (Node | TextNode | LinkNode)[] => {
      if (node.type === 'text') return textOf(node)
      return [isAboutSite && node.type === 'link' ? mark({ ...node }, 'a11y-url') : node]
    })
  const plainOf = (nodes: readonly InlineNode[]) => nodes.map((node) => (node.type === 'text' ? node.text : '')).join('')
  const blockOf = (block: BlockNode): BlockNode => {
    if (block.type === 'heading') {
      const id = headings.get(plainOf(block.children).trim())
      return id === undefined ? block : mark({ ...block }, id)
    }
    if (block.type === 'paragraph') {
      const words = plainOf(block.children)
      const shown = { ...block, children: lineOf(block.children, words.includes(is.site)) }
      return words.includes(is.promise) ? mark(shown, 'a11y-wstep') : shown
    }
    if (block.type === 'list')
      return { ...block, children: block.children.map((item) => ({ ...item, children: lineOf(item.children, false) })) }
    return block
  }
  return { document: { version, children: children.map(blockOf) }, ids }
}
