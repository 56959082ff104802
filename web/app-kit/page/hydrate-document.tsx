import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentPage } from './DocumentPage.tsx'
import { pageJsonId } from './document-mode.ts'
import { takeEarlyInput } from './early-input.ts'

/** Hydrates a page of mode `document`; the script of its layout calls it: `hydrateDocument(BuilderLayout, Page)`. */
export const hydrateDocument = (Layout: ComponentType<{ children: ReactNode }>, Page: ComponentType): void => {
  const root = document.getElementById('root')
  const json = document.getElementById(pageJsonId)?.textContent
  // An error page in place of the page is static.
  if (!root || !json) return
  takeEarlyInput({ isHydration: true })
  hydrateRoot(
    root,
    <StrictMode>
      <DocumentPage json={json}>
        <Layout>
          <Page />
        </Layout>
      </DocumentPage>
    </StrictMode>,
  )
}
