import { BellOff, Eye, Lock, type LucideIcon, Megaphone, MessageCircle, MessageCircleQuestion, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { RoomKind, RoomVisibility } from '../../contract/room.ts'

/** Icon of a muted conversation. */
export const mutedIcon = BellOff

const icons: Readonly<Record<RoomKind, LucideIcon>> = {
  parent: MessageCircle,
  announcements: Megaphone,
  staff: Users,
}

/** Returns whether conversations of a kind are rooms, and not those of another plugin. */
export const isRoom = (kind: string): kind is RoomKind => Object.hasOwn(icons, kind)

/** Returns the icon of a kind of conversations. */
export const iconOf = (kind: string): LucideIcon => (isRoom(kind) ? icons[kind] : MessageCircleQuestion)

/** Icon of those who read a room. */
export const readersIcon = (kind: RoomKind, visibility: RoomVisibility): LucideIcon =>
  kind === 'parent' ? (visibility === 'management' ? Lock : Eye) : kind === 'staff' ? Lock : Megaphone

interface Named {
  readonly kind: string
  readonly facility: { readonly name: string }
  readonly parent: string | null
}

/** Returns the title of a conversation: whom it is with, as `isFacility` sees it. */
export const titleOf = ({ kind, facility, parent }: Named, isFacility: boolean, t: I18n['t']): string => {
  if (kind === 'announcements' || kind === 'staff') return isFacility ? t(messageKey('chat.room', kind)) : facility.name
  return parent ?? (isFacility ? t('chat.room.parent.gone') : facility.name)
}
