import type { ReactNode } from 'react'
import { ConversationDesk } from '#web/app-kit/conversation/ConversationDesk.tsx'
import { Inbox } from './Inbox.tsx'

interface DeskProps {
  /** Facility whose conversations these are; `null`: those of the user. */
  readonly facilityId: string | null
  /** Open conversation. */
  readonly open?: string | undefined
  /** The list is the page, and what is beside it less important. */
  readonly isList?: boolean
  readonly children: ReactNode
}

/** List of conversations, with a page beside it. */
export const Desk = ({ facilityId, open, isList = false, children }: DeskProps) => (
  <ConversationDesk list={<Inbox facilityId={facilityId} open={open} isPage={isList} />} isList={isList}>
    {children}
  </ConversationDesk>
)
