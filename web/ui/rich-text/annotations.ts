import { createContext } from 'react'
import type { RichTextNode } from '#core/rich-text/document.ts'

/** Id by which programs find a part of a document, and the day that it names (ISO 8601). */
export interface Annotation {
  readonly id: string
  readonly day?: string
}

/** Annotated nodes of the document around a line. */
export const AnnotationsContext = createContext<ReadonlyMap<RichTextNode, Annotation>>(new Map())
