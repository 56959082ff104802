import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContextServer } from 'vike/types'
import { ReadingFrame } from './ReadingFrame.tsx'

/** The frame of reading pages where Vike draws them: in development. */
export const HtmlFrame = ({ children }: { children: ReactNode }) => (
  <ReadingFrame of={usePageContext() as PageContextServer}>{children}</ReadingFrame>
)
