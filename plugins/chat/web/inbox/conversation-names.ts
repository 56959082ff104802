import { BellOff, Eye, Lock, type LucideIcon, Megaphone, MessageCircle, MessageCircleQuestion, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { ConversationView } from '../../contract/inbox.ts'
import type { RoomKind, RoomVisibility } from '../../contract/room.ts'

/** Icon of a muted conversation. */
export const mutedIcon = BellOff

const icons: Readonly<Record<ConversationView['kind'], LucideIcon>> = {
  question: MessageCircleQuestion,
  parent: MessageCircle,
  announcements: Megaphone,
  staff: Users,
}

/** Returns the icon of a kind of conversations. */
export const iconOf = (kind: ConversationView['kind']): LucideIcon => icons[kind]

/** Icon of those who read a room. */
export const readersIcon = (kind: RoomKind, visibility: RoomVisibility): LucideIcon =>
  kind === 'parent' ? (visibility === 'management' ? Lock : Eye) : kind === 'staff' ? Lock : Megaphone

interface Named {
  readonly kind: ConversationView['kind']
  readonly facility: { readonly name: string }
  readonly parent: string | null
}

/** Returns the title of a conversation: whom it is with, as `isFacility` sees it. */
export const titleOf = ({ kind, facility, parent }: Named, isFacility: boolean, t: I18n['t']): string => {
  if (kind === 'announcements' || kind === 'staff') return isFacility ? t(messageKey('chat.room', kind)) : facility.name
  return parent ?? (isFacility ? t('chat.room.parent.gone') : facility.name)
}
