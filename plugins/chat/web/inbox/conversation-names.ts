import { BellOff, Eye, Lock, type LucideIcon, Megaphone, MessageCircle, MessageCircleQuestion, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { ChildName, RoomKind, RoomVisibility } from '../../contract/room.ts'

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
  readonly children: readonly ChildName[]
  readonly groups: readonly (string | { readonly name: string })[]
}

/** Returns children as the staff reads them beside the name of their parent: `Maja, Starszaki`. */
export const childrenText = (children: readonly ChildName[]): string =>
  children.map(({ first_name, group }) => (group === null ? first_name : `${first_name}, ${group}`)).join('; ')

/** Returns the names of the groups that announcements go to; those that were removed have none. */
export const groupsText = (groups: Named['groups'], t: I18n['t']): string =>
  groups.map((group) => (typeof group === 'string' ? group : group.name) || t('chat.room.group.gone')).join(', ')

/** Returns the title of a conversation: whom it is with, as `isFacility` sees it. */
export const titleOf = ({ kind, facility, parent, children, groups }: Named, isFacility: boolean, t: I18n['t']): string => {
  if (kind === 'announcements' && groups.length > 0 && isFacility) return t('chat.room.announcements.to', { groups: groupsText(groups, t) })
  if (kind === 'announcements' || kind === 'staff') return isFacility ? t(messageKey('chat.room', kind)) : facility.name
  if (parent !== null && children.length > 0) return `${parent} · ${childrenText(children)}`
  return parent ?? (isFacility ? t('chat.room.parent.gone') : facility.name)
}
