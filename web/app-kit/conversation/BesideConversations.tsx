import type { ReactNode } from 'react'
import { fillsOf } from '#web/runtime/loaded-fills.ts'
import { usePage } from '#web/runtime/page.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { ConversationDesk } from './ConversationDesk.tsx'
import { conversationListSlot, type OpenConversation } from './conversation-list-slot.ts'

/** Open conversation beside the list of all, where a plugin has one, which the browser loads; otherwise alone. */
export const BesideConversations = ({ of, children }: { readonly of: OpenConversation; readonly children: ReactNode }) => {
  if (fillsOf(usePage().fills, conversationListSlot.slot).length === 0) return children
  return (
    <ConversationDesk list={<Slot slot={conversationListSlot} of={{ ...of, parts: { list: {} } }} />} needsScripts>
      {children}
    </ConversationDesk>
  )
}
