import type { BlockNode, RichText } from './document.ts'
import { richTextVersion } from './limits.ts'
import { textOfNode } from './read-document.ts'
import { documentOfText } from './write-document.ts'

const parse = (value: string): unknown => {
  if (!value.trimStart().startsWith('{')) return null
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

const looksLikeDocument = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'version' in value && 'children' in value && Array.isArray(value.children)

/**
 * Returns the document that a form field holds: its JSON as the editor writes it, or the paragraphs of a plain text. The
 * result has not been decoded.
 */
export const documentOfField = (value: string): RichText => {
  const parsed = parse(value)
  return looksLikeDocument(parsed) ? parsed : documentOfText(value)
}

/** Members in one order, so that two values of the same document are the same text. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Returns the part that a block has in the value of a form field. */
export const partOfBlock = (block: BlockNode): string => JSON.stringify(block, inOrder)

/** Returns the value of a form field with a document that is not empty, of the parts of its blocks. */
export const fieldOfParts = (parts: readonly string[]): string => `{"children":[${parts.join(',')}],"version":${richTextVersion}}`

/** Tests whether a block shows nothing: a document of such blocks is an empty text. */
export const isBlank = (block: BlockNode): boolean =>
  textOfNode(block).trim() === '' && !['image', 'attachment', 'film', 'horizontalrule'].includes(block.type)

/** Returns the value of a form field with a document: its JSON, the same for equal documents; an empty one is an empty text. */
export const fieldOfDocument = ({ children }: RichText): string => (children.every(isBlank) ? '' : fieldOfParts(children.map(partOfBlock)))

/** Returns the plain text of a form field with a document: blocks are separated by blank lines, as a plain text field takes them. */
export const textOfField = (value: string): string =>
  documentOfField(value)
    .children.map(textOfNode)
    .filter((text) => text.trim() !== '')
    .join('\n\n')
