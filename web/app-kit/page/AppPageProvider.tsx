import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { AppPage } from './AppPage.tsx'

/** Provides what a page in mode `app` needs, from Vike's page context. */
export const AppPageProvider = ({ children }: { children: ReactNode }) => {
  const { serializedPage, data, config } = usePageContext()
  if (!serializedPage) throw new Error('A page in mode app has no serializedPage')
  return (
    <AppPage of={serializedPage} data={data} fills={config}>
      {children}
    </AppPage>
  )
}
