import { lazy, Suspense } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Composer } from '#web/app-kit/conversation/Composer.tsx'
import { OfflineNote } from '#web/app-kit/conversation/OfflineNote.tsx'
import { UnsentText } from '#web/app-kit/conversation/UnsentText.tsx'
import type { Attachments } from '#web/app-kit/conversation/use-attachments.ts'
import type { Outbox } from '#web/app-kit/conversation/use-outbox.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { StoredTextLines } from '#web/app-kit/forms/StoredTextLines.tsx'
import type { StoredText } from '#web/app-kit/forms/use-stored-text.ts'
import type { Typing } from '#web/app-kit/use-typing.ts'
import { formField } from '#web/runtime/form-post.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { chatApi } from '../../contract/api.ts'
import { messageRules } from '../../contract/limits.ts'
import type { ChatMessageView, RoomView } from '../../contract/room.ts'
import { groupsText } from '../inbox/conversation-names.ts'
import { EditComposer } from './EditComposer.tsx'
import { FormWithoutScripts, formInAddress } from './FormWithoutScripts.tsx'
import { QuietHours } from './QuietHours.tsx'
import { ReadersOfMessage } from './ReadersOfMessage.tsx'
import { ReadOnly } from './ReadOnly.tsx'
import css from './room.module.css'
import type { RoomAddress } from './room-address.ts'

// Forms are a tenth of the page, and this one is rare.
const CloseForm = lazy(() => import('./CloseForm.tsx').then(({ CloseForm }) => ({ default: CloseForm })))

interface RoomFootProps {
  readonly room: RoomView
  readonly messages: readonly ChatMessageView[]
  readonly address: RoomAddress
  readonly outbox: Outbox
  readonly draft: StoredText
  readonly attachments: Attachments
  /** Message whose text is being changed. */
  readonly edited: ChatMessageView | null
  /** The facility is writing why it closes the room. */
  readonly isClosing: boolean
  readonly accept: (newer: readonly ChatMessageView[]) => void
  readonly acceptRoom: (changed: RoomView) => void
  readonly onEditEnd: () => void
  readonly onClosingEnd: () => void
  readonly typing: Typing
}

/** Foot of a room: the field for the next message, or the reason why there is none. */
export const RoomFoot = ({
  room,
  messages,
  address,
  outbox,
  draft,
  attachments,
  edited,
  isClosing,
  accept,
  acceptRoom,
  onEditEnd,
  onClosingEnd,
  typing,
}: RoomFootProps) => {
  const t = useT()
  const { id, kind, visibility, side, writable } = room
  const form = formInAddress(address, room, messages)
  if (address.readersOf !== undefined && room.reading !== null && writable)
    return (
      <QueryBoundary>
        <ReadersOfMessage roomId={id} number={address.readersOf} path={address.path} />
      </QueryBoundary>
    )
  if (form) return <FormWithoutScripts room={room} form={form} path={address.path} />
  if (!writable)
    return (
      <>
        <Ended room={room} acceptRoom={acceptRoom} />
        <UnsentText of={draft} />
      </>
    )
  if (isClosing)
    return (
      <Suspense fallback={null}>
        <CloseForm roomId={id} onClosed={acceptRoom} onEnd={onClosingEnd} />
      </Suspense>
    )
  if (edited) return <EditComposer key={edited.id} roomId={id} message={edited} accept={accept} onEnd={onEditEnd} />
  return (
    <>
      <OfflineNote of={outbox} />
      <Composer
        draft={draft}
        max={messageRules.text}
        send={
          kind === 'parent'
            ? t(messageKey('chat.send', visibility, side))
            : kind === 'staff'
              ? t('chat.send.staff-room')
              : room.groups.length > 0
                ? t('chat.send.groups', { groups: groupsText(room.groups, t) })
                : t('chat.send.announcements')
        }
        onSend={(text, files) => {
          typing.sent()
          outbox.add(text, files)
        }}
        onTyping={typing.typed}
        attachments={attachments}
      >
        <StoredTextLines of={draft} label={t('conversation.write')} />
        {kind === 'parent' && side === 'parent' && <QuietHours hours={room.hours} />}
      </Composer>
    </>
  )
}

/** Says why nothing can be written, and opens a room again that the user's side has closed. */
const Ended = ({ room: { id, kind, side, closed, facility }, acceptRoom }: Pick<RoomFootProps, 'room' | 'acceptRoom'>) => {
  const t = useT()
  const language = useLanguage()
  const reopen = useMutation(chatApi.reopenRoom, { onSuccess: acceptRoom, invalidates: [chatApi.listConversations] })
  if (closed === null && kind === 'announcements') return <ReadOnly facilityId={facility.id} side={side} />
  if (closed === null) return <p className={css['note']}>{t('chat.room.ended')}</p>
  return (
    <div className={css['ended']}>
      <FormError labels={{}} />
      <p className={css['note']}>
        {t(messageKey('chat.room.closed', closed.by === 'platform' ? 'platform' : closed.by === side ? 'own' : closed.by), {
          day: textDay(closed.at, language),
        })}
      </p>
      {closed.reason !== '' && <blockquote className={css['reason']}>{closed.reason}</blockquote>}
      {closed.by === side && (
        <PostButton
          small
          look="second"
          fields={{ [formField]: 'reopen' }}
          onPress={() => reopen.mutate({ id })}
          aria-disabled={reopen.isPending}
        >
          {t('chat.room.reopen')}
        </PostButton>
      )}
    </div>
  )
}
