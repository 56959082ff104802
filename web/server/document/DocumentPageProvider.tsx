import type { ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { DocumentPage } from '#web/app-kit/page/DocumentPage.tsx'

/** Renders a page of mode `document` with the JSON from which the browser hydrates it. */
export const DocumentPageProvider = ({ children }: { children: ReactNode }) => (
  // No text in the JSON ends the element that contains it.
  <DocumentPage json={JSON.stringify(usePageContext().serializedPage).replaceAll('<', '\\u003c')}>{children}</DocumentPage>
)
