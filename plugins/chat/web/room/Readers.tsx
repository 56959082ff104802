import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { RoomView } from '../../contract/room.ts'
import { groupsText, readersIcon } from '../inbox/conversation-names.ts'
import css from './room.module.css'

/** Says who reads a room, all the time. */
export const Readers = ({ room: { kind, visibility, side, groups } }: { readonly room: RoomView }) => {
  const t = useT()
  return (
    <p className={css['readers']}>
      <Icon of={readersIcon(kind, visibility)} look={css['eye']} />
      {kind === 'parent'
        ? t(messageKey('chat.readers', visibility, side))
        : groups.length > 0
          ? t(messageKey('chat.readers.groups', side), { groups: groupsText(groups, t) })
          : t(
              kind === 'staff'
                ? 'chat.readers.staff-room'
                : side === 'parent'
                  ? 'chat.readers.announcements.own'
                  : 'chat.readers.announcements',
            )}
    </p>
  )
}
