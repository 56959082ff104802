import { HiddenFields } from '#web/app-kit/forms/HiddenFields.tsx'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import type { RoomView } from '../../contract/room.ts'
import { messageRules } from '../../contract/room-terms.ts'
import css from './room.module.css'
import type { RoomAddress } from './room-address.ts'

/** Form at the foot of a room for browsers without scripts: withdraws a message, or closes the room. */
export const FormWithoutScripts = ({ room, address: { path, withdrawn } }: { readonly room: RoomView; readonly address: RoomAddress }) => {
  const t = useT()
  const isReason = withdrawn === undefined && room.side === 'facility'
  const labels = { reason: t('chat.room.close.reason') }
  const send = t(withdrawn !== undefined ? 'chat.room.withdraw' : isReason ? 'chat.room.close' : 'chat.room.block')
  return (
    <div className={css['ended']}>
      {!isReason && <p className={css['note']}>{t(withdrawn !== undefined ? 'chat.room.withdraw.text' : 'chat.room.block.text')}</p>}
      <PostForm labels={labels} send={send}>
        <HiddenFields of={withdrawn !== undefined ? { [formField]: 'withdraw', number: withdrawn } : { [formField]: 'close' }} />
        {isReason && <TextArea name="reason" label={labels.reason} hint={t('chat.room.close.hint')} max={messageRules.reason} rows={2} />}
      </PostForm>
      <a href={path}>{t('CANCEL')}</a>
    </div>
  )
}
