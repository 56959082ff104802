import { type ReactNode, useEffect, useMemo } from 'react'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { AppPage } from './AppPage.tsx'
import { pageJsonId } from './document-mode.ts'
import { repeatEarlyInput } from './early-input.ts'

const noFills = {}

/** Page of mode `document`, from a `SerializedPage` as JSON, which stands in the document for the browser. */
export const DocumentPage = ({ json, children }: { readonly json: string; readonly children: ReactNode }) => {
  const page = useMemo(() => JSON.parse(json) as SerializedPage, [json])
  useEffect(repeatEarlyInput, [])
  return (
    <>
      <AppPage of={page} fills={noFills}>
        {children}
      </AppPage>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag begins */}
      <script type="application/json" id={pageJsonId} dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
