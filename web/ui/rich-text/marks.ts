import { createContext } from 'react'
import type { RichTextNode } from '#core/rich-text/document.ts'

/** Id by which programs find a part of a document, and the day that it names (ISO 8601). */
export interface Mark {
  readonly id: string
  readonly day?: string
}

/** Marked nodes of the document around a line. */
export const MarksContext = createContext<ReadonlyMap<RichTextNode, Mark>>(new Map())
