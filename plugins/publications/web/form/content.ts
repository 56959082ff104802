import type { RichText } from '#core/rich-text/document.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'

/** Returns the document of the field of the content. */
export const documentOfField = (value: string): RichText => documentOfText(value)

/** Returns the value of the field of the content for a document. */
export const fieldOfDocument = (document: RichText): string =>
  document.children.map((child) => textOf({ ...document, children: [child] })).join('\n\n')
