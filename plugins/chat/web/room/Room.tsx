import { useEffect, useState } from 'react'
import { clockTime } from '#core/kernel/dates.ts'
import { Conversation } from '#web/app-kit/conversation/Conversation.tsx'
import { MessageList } from '#web/app-kit/conversation/MessageList.tsx'
import { SeenWithoutScripts } from '#web/app-kit/conversation/SeenWithoutScripts.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useTyping } from '#web/app-kit/use-typing.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { chatApi } from '../../contract/api.ts'
import type { ChatMessageView } from '../../contract/room.ts'
import { titleOf } from '../inbox/conversation-names.ts'
import { useChatFrames } from '../live/use-chat-frames.ts'
import { Readers } from './Readers.tsx'
import { RoomFoot } from './RoomFoot.tsx'
import { RoomMenu } from './RoomMenu.tsx'
import { useRoomAddress } from './room-address.ts'
import { shownMessages } from './shown-messages.tsx'
import { useNow } from './use-now.ts'
import { useRoom } from './use-room.ts'
import { useRoomOutbox } from './use-room-outbox.ts'

interface RoomProps {
  readonly id: string
  /** Address of the list of conversations. */
  readonly back: string | undefined
  /** The room is open in the panel of its facility. */
  readonly inPanel: boolean
}

/** Open room: who reads it, its messages, and the field for the next one. */
export const Room = ({ id, back, inPanel }: RoomProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const now = useNow()
  const userId = useUserId()
  const address = useRoomAddress()
  const { room, messages, accept, acceptRoom, readEarlier } = useRoom(id, address.earlier)
  const { outbox, draft, attachments } = useRoomOutbox(id, accept)
  const [edited, setEdited] = useState<ChatMessageView | null>(null)
  const [withdrawn, setWithdrawn] = useState<ChatMessageView | null>(null)
  const [isClosing, setClosing] = useState(false)
  const withdraw = useMutation(chatApi.withdrawMessage, { onSuccess: (message) => accept([message]) })
  const channel = useChatFrames({
    onTyping: ({ room_id, side, account_id, name }) => {
      if (room_id !== id || account_id === userId) return
      typing.heard(account_id ?? side, name ?? (side === 'facility' ? room.facility.name : (room.parent ?? t('chat.room.parent'))))
    },
    onMessage: ({ room_id, author_id, message }) => room_id === id && typing.arrived(author_id ?? message.side),
  })
  const typing = useTyping(id, () => channel.send({ type: 'typing', data: { room_id: id } }))
  const { status } = channel
  // What was lost is sent when there is a connection again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each connection
  useEffect(() => {
    if (status === 'live') outbox.resume()
  }, [status])
  const lastShown = messages.at(-1)?.number ?? 0
  // What is on its way is shown once: a frame may bring it before the answer does.
  const keys = new Set(messages.map(({ key }) => key))
  const waiting = { ...outbox, messages: outbox.messages.filter(({ key }) => !keys.has(key)) }
  return (
    <>
      <Conversation
        back={{ href: back, label: t('conversation.back') }}
        title={titleOf(room, inPanel, t)}
        about={<Readers room={room} />}
        tools={<RoomMenu room={room} path={address.path} accept={acceptRoom} onClosing={() => setClosing(true)} />}
        foot={
          <RoomFoot
            room={room}
            messages={messages}
            address={address}
            outbox={outbox}
            draft={draft}
            attachments={attachments}
            edited={edited}
            isClosing={isClosing}
            accept={accept}
            acceptRoom={acceptRoom}
            onEditEnd={() => setEdited(null)}
            onClosingEnd={() => setClosing(false)}
            typing={typing}
          />
        }
      >
        <MessageList
          messages={shownMessages(room, messages, { t, href, path: address.path, now, onEdit: setEdited, onWithdraw: setWithdrawn })}
          outbox={waiting}
          read={room.read}
          seen={
            room.seen === null
              ? null
              : { number: room.seen.number, text: t('conversation.seen.at', { time: clockTime(room.seen.at, language) }) }
          }
          typing={typing.names}
          onEarlier={readEarlier}
          earlier={`${address.path}?earlier=${messages[0]?.number ?? 0}`}
        >
          <SeenWithoutScripts fields={lastShown > room.read ? { number: String(lastShown) } : null} end={address.earlier && address.path} />
        </MessageList>
      </Conversation>
      <ConfirmDialog
        danger
        open={withdrawn !== null}
        title={t('chat.room.withdraw.title')}
        accept={t('chat.room.withdraw')}
        onClose={(confirmed) => {
          if (confirmed && withdrawn) withdraw.mutate({ id, number: String(withdrawn.number) })
          setWithdrawn(null)
        }}
      >
        <p>{t('chat.room.withdraw.text')}</p>
      </ConfirmDialog>
    </>
  )
}
