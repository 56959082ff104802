import type { RichText } from '#core/rich-text/document.ts'
import { nodesOf, textOf, textOfNode } from '#core/rich-text/read-document.ts'
import type { SiteSection } from './site.ts'

/** Place to fill with which texts begin. */
export const placeToFill = '[uzupełnij]'

/** Place that the owner has still to fill: `[uzupełnij]`, `[uzupełnij: adres]`. */
const placeholder = /\[uzupełnij\s*:?([^\]]*)\]/giu

/** Returns what is to be filled in a text, as its places name it; an empty name where they do not. */
export const placeholdersIn = (text: string): readonly string[] => [...text.matchAll(placeholder)].map(([, what = '']) => what.trim())

/** Returns what is to be filled in a document. */
export const placeholdersOf = (document: RichText): readonly string[] => placeholdersIn(textOf(document))

/** Returns what is to be filled in a section, in all languages, each once. */
export const placeholdersOfSection = ({ title, text, translations = {} }: SiteSection): readonly string[] => {
  const texts = [{ title, text }, ...Object.values(translations).filter((one) => one !== undefined)]
  return [...new Set(texts.flatMap((one) => [...placeholdersIn(one.title), ...(one.text === null ? [] : placeholdersOf(one.text))]))]
}

/** Tests whether a document says nothing beside places to fill; headings and punctuation say nothing by themselves. */
export const isUnfilled = (document: RichText): boolean => {
  if (placeholdersOf(document).length === 0) return false
  if (nodesOf(document).some(({ type }) => type === 'image' || type === 'attachment' || type === 'film')) return false
  const texts = document.children.filter(({ type }) => type !== 'heading').map(textOfNode)
  return !/[\p{L}\p{N}]/u.test(texts.join('\n').replaceAll(placeholder, ''))
}
