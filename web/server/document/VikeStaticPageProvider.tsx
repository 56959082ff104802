import type { ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { StaticPageProvider } from './StaticPageProvider.tsx'

/** `StaticPageProvider` for static pages rendered by Vike, in development. */
export const VikeStaticPageProvider = ({ children }: { children: ReactNode }) => (
  <StaticPageProvider of={usePageContext() as PageContextServer}>{children}</StaticPageProvider>
)
