import { Ban, Bell, BellOff, ExternalLink, LockOpen, MessageSquareX } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { Menu } from '#web/app-kit/conversation/Menu.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import type { RoomView } from '../../contract/room.ts'
import css from './room.module.css'
import { useNow } from './use-now.ts'

interface RoomMenuProps {
  readonly room: RoomView
  /** Path of the page. */
  readonly path: string
  readonly accept: (changed: RoomView) => void
  /** The facility wants to close the room, and has to say why. */
  readonly onClosing: () => void
}

const silences = ['hour', 'day', 'always'] as const
const muteBy = (time: string) => ({ post: { [formField]: 'mute', for: time } })

/** Menu of a room: silence it, close it or open it again, look at the facility. */
export const RoomMenu = ({ room, path, accept, onClosing }: RoomMenuProps) => {
  const t = useT()
  const href = useHref()
  const closing = { href: `${path}?closing=true` }
  const now = useNow()
  const [isBlocking, setBlocking] = useState(false)
  const { id, kind, side, facility, closed, muted_until } = room
  const invalidates = [chatApi.listConversations] as const
  const mute = useMutation(chatApi.muteRoom, { onSuccess: accept, invalidates })
  const close = useMutation(chatApi.closeRoom, { onSuccess: accept, invalidates })
  const reopen = useMutation(chatApi.reopenRoom, { onSuccess: accept, invalidates })
  const isMuted = muted_until !== null && (now === null || Date.parse(muted_until) > now)
  const profile = side === 'parent' && facility.slug !== null ? href(`/placowka/${facility.slug}`) : undefined
  return (
    <>
      {isMuted && <Icon of={BellOff} label={t('chat.inbox.muted')} look={css['muted']} />}
      <Menu
        label={t('chat.room.menu')}
        actions={[
          ...(isMuted
            ? [
                {
                  label: t('chat.room.unmute'),
                  icon: <Icon of={Bell} />,
                  onPress: () => mute.mutate({ id, for: 'off' }),
                  plain: muteBy('off'),
                },
              ]
            : silences.map((time) => ({
                label: t(messageKey('chat.room.mute', time)),
                icon: <Icon of={BellOff} />,
                onPress: () => mute.mutate({ id, for: time }),
                plain: muteBy(time),
              }))),
          ...(profile === undefined ? [] : [{ label: t('chat.room.profile'), icon: <Icon of={ExternalLink} />, href: profile }]),
          ...(kind === 'parent' && closed === null
            ? [
                side === 'parent'
                  ? { label: t('chat.room.block'), icon: <Icon of={Ban} />, onPress: () => setBlocking(true), plain: closing }
                  : { label: t('chat.room.close'), icon: <Icon of={MessageSquareX} />, onPress: onClosing, plain: closing },
              ]
            : []),
          ...(closed !== null && closed.by === side
            ? [
                {
                  label: t('chat.room.reopen'),
                  icon: <Icon of={LockOpen} />,
                  onPress: () => reopen.mutate({ id }),
                  plain: { post: { [formField]: 'reopen' } },
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        open={isBlocking}
        title={t('chat.room.block.title', { facility: facility.name })}
        accept={t('chat.room.block')}
        onClose={(confirmed) => {
          setBlocking(false)
          if (confirmed) close.mutate({ id })
        }}
      >
        <p>{t('chat.room.block.text')}</p>
      </ConfirmDialog>
    </>
  )
}
