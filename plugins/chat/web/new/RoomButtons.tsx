import { Lock, type LucideIcon, Megaphone, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { InboxView } from '../../contract/inbox.ts'
import type { NewRoom } from '../../contract/room.ts'
import { type RoomKind, type RoomVisibility, roomVisibilities } from '../../contract/room-constants.ts'
import css from './new.module.css'
import type { useOpenRoom } from './use-open-room.ts'

const icons: Readonly<Record<RoomVisibility | Exclude<RoomKind, 'parent'>, LucideIcon>> = {
  staff: Users,
  management: Lock,
  announcements: Megaphone,
}

interface RoomButtonsProps {
  readonly of: InboxView['beginnings']
  readonly opening: ReturnType<typeof useOpenRoom>
}

/** Wide buttons that open rooms, each with who reads it; that is the choice of a parent. */
export const RoomButtons = ({ of: beginnings, opening }: RoomButtonsProps) => {
  const t = useT()
  const button = (room: NewRoom & Readonly<Record<string, string>>, sign: LucideIcon, title: string, about: string) => (
    <li key={title}>
      <PostButton className={css['room']} fields={room} onPress={() => opening.mutate(room)} aria-disabled={opening.isPending}>
        <Icon of={sign} look={css['sign']} />
        <span>
          <b>{title}</b>
          <span className={css['about']}>{about}</span>
        </span>
      </PostButton>
    </li>
  )
  return (
    <ul className={css['rooms']}>
      {beginnings.flatMap(({ facility: { id: facility_id }, kind }) => {
        if (kind !== 'parent') {
          const readers = t(kind === 'staff' ? 'chat.readers.staff-room' : 'chat.readers.announcements')
          return button({ facility_id, kind }, icons[kind], t(messageKey('chat.room', kind)), readers)
        }
        return roomVisibilities.map((visibility) => {
          const readers = t(messageKey('chat.new.readers', visibility))
          const title = t(messageKey('chat.inbox.parent', visibility, 'parent'))
          return button({ facility_id, kind, visibility }, icons[visibility], title, readers)
        })
      })}
    </ul>
  )
}
