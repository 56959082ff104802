import { Flag, Pencil, Undo2 } from 'lucide-react'
import type { ShownMessage } from '#web/app-kit/conversation/message.ts'
import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { messageRules } from '../../contract/limits.ts'
import type { ChatMessageView, RoomView } from '../../contract/room.ts'

interface MessageTools {
  readonly t: I18n['t']
  readonly href: Href
  /** Address of the page. */
  readonly path: string
  /** Time of the browser; `null` on the server. */
  readonly now: number | null
  readonly onEdit: (message: ChatMessageView) => void
  readonly onWithdraw: (message: ChatMessageView) => void
}

type ShownRoom = Pick<RoomView, 'kind' | 'side' | 'parent' | 'facility' | 'writable' | 'reading'>

/** Returns how many parents have read an announcement, for the staff, with the address that names who has not, for those who write. */
const receiptOf = ({ reading, writable }: ShownRoom, number: number, path: string, t: I18n['t']) => {
  if (reading === null) return undefined
  const text = t('chat.reading', { read: reading.filter((upTo) => upTo >= number).length, total: reading.length })
  return { text, ...(writable && { href: `${path}?readers=${number}` }) }
}

/** Returns the name of the author of a message: parents read that of the facility alone. */
const authorOf = ({ side, parent, facility }: ShownRoom, message: ChatMessageView, t: I18n['t']): string => {
  if (message.own) return t('chat.room.you')
  if (message.side === 'parent') return parent ?? t('chat.room.parent.gone')
  return side === 'parent' ? facility.name : (message.author ?? t('chat.room.staff.gone'))
}

/** Returns the messages of a room as its list shows them: those of the user's side to the right, in a room of one side the user's own. */
export const shownMessages = (
  room: ShownRoom,
  messages: readonly ChatMessageView[],
  { t, href, path, now, onEdit, onWithdraw }: MessageTools,
): readonly ShownMessage[] =>
  messages.map((message) => {
    const { id, number, side, own, text, files, sent_at, edited_at, editable, withdrawn } = message
    const isGone = text === '' && files.length === 0
    const isFresh = now === null ? editable : now - Date.parse(sent_at) < messageRules.editMinutes * 60_000
    const mayEdit = own && room.writable && text !== '' && isFresh
    const report = !own && !isGone ? href('report', { type: 'chat_message', id }) : undefined
    return {
      id,
      number,
      own: room.kind === 'staff' ? own : side === room.side,
      mine: own,
      author: authorOf(room, message, t),
      sentAt: sent_at,
      text,
      files,
      gone: withdrawn ? t('chat.room.withdrawn') : isGone ? t('chat.room.gone') : undefined,
      note: edited_at !== null && !isGone ? t('chat.room.edited') : undefined,
      receipt: isGone ? undefined : receiptOf(room, number, path, t),
      actions: [
        ...(mayEdit
          ? [
              {
                label: t('chat.room.edit'),
                icon: <Icon of={Pencil} />,
                onPress: () => onEdit(message),
                plain: { href: `${path}?edit=${number}` },
              },
            ]
          : []),
        ...(own && !isGone
          ? [
              {
                label: t('chat.room.withdraw'),
                danger: true,
                icon: <Icon of={Undo2} />,
                onPress: () => onWithdraw(message),
                plain: { href: `${path}?withdraw=${number}` },
              },
            ]
          : []),
        ...(report === undefined ? [] : [{ label: t('chat.room.report'), icon: <Icon of={Flag} />, href: report }]),
      ],
    }
  })
