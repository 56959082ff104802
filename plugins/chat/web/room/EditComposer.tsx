import { useState } from 'react'
import { Composer } from '#web/app-kit/conversation/Composer.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { chatApi } from '../../contract/api.ts'
import { messageRules } from '../../contract/limits.ts'
import type { ChatMessageView } from '../../contract/room.ts'
import css from './room.module.css'

interface EditComposerProps {
  readonly roomId: string
  readonly message: ChatMessageView
  readonly accept: (newer: readonly ChatMessageView[]) => void
  readonly onEnd: () => void
}

/** Field with the text of a message that was sent, to change it. */
export const EditComposer = ({ roomId, message, accept, onEnd }: EditComposerProps) => {
  const t = useT()
  const [text, write] = useState(message.text)
  const edit = useMutation(chatApi.editMessage, {
    onSuccess: (changed) => {
      accept([changed])
      onEnd()
    },
  })
  return (
    <Composer
      draft={{ text, write, forget: () => undefined }}
      max={messageRules.text}
      label={t('chat.room.edit.label')}
      send={t('chat.room.edit.save')}
      isFocused
      onSend={(changed) => {
        // The field is not empty while the text is being saved.
        write(changed)
        if (changed === message.text) onEnd()
        else edit.mutate({ id: roomId, number: String(message.number), text: changed })
      }}
      onCancel={onEnd}
    >
      <p className={css['note']}>{t('chat.room.edit.note', { minutes: messageRules.editMinutes })}</p>
    </Composer>
  )
}
