import type { ReactNode } from 'react'
import { SharedDrawings } from '#web/ui/primitives/SharedDrawings.tsx'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'

/** Layout without anything around the page, which is no page to look at. */
export const DialogsLayout = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <SharedDrawings />
  </>
)
