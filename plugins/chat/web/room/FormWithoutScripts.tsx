import { HiddenFields } from '#web/app-kit/forms/HiddenFields.tsx'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { messageRules } from '../../contract/limits.ts'
import type { ChatMessageView, RoomView } from '../../contract/room.ts'
import css from './room.module.css'
import type { RoomAddress } from './room-address.ts'

/** Form of a room that its address asks for: one that changes or withdraws an own message, or one that closes the room. */
type AddressedForm = { readonly name: 'edit' | 'withdraw'; readonly message: ChatMessageView } | { readonly name: 'close' }

/** Returns the form that the address of a room asks for; `null` where the room has none such. */
export const formInAddress = (
  { edited, withdrawn, isClosing }: RoomAddress,
  { closed }: RoomView,
  messages: readonly ChatMessageView[],
): AddressedForm | null => {
  const own = (wanted: string | undefined) => messages.find(({ number, own }) => own && String(number) === wanted)
  const toEdit = own(edited)
  if (toEdit) return { name: 'edit', message: toEdit }
  const toWithdraw = own(withdrawn)
  if (toWithdraw) return { name: 'withdraw', message: toWithdraw }
  return isClosing && closed === null ? { name: 'close' } : null
}

interface FormWithoutScriptsProps {
  readonly room: RoomView
  readonly form: AddressedForm
  /** Address of the room without the form. */
  readonly path: string
}

/** Form at the foot of a room for browsers without scripts. */
export const FormWithoutScripts = ({ room: { side }, form, path }: FormWithoutScriptsProps) => {
  const t = useT()
  const ofMessage = form.name !== 'close' && { number: String(form.message.number) }
  const isReason = form.name === 'close' && side === 'facility'
  const note = {
    edit: t('chat.room.edit.note', { minutes: messageRules.editMinutes }),
    withdraw: t('chat.room.withdraw.text'),
    close: side === 'parent' && t('chat.room.block.text'),
  }[form.name]
  const send = {
    edit: t('chat.room.edit.save'),
    withdraw: t('chat.room.withdraw'),
    close: side === 'parent' ? t('chat.room.block') : t('chat.room.close'),
  }[form.name]
  const labels = { text: t('chat.room.edit.label'), reason: t('chat.room.close.reason') }
  return (
    <div className={css['ended']}>
      {note && <p className={css['note']}>{note}</p>}
      <PostForm labels={labels} send={send}>
        <HiddenFields of={{ [formField]: form.name, ...ofMessage }} />
        {form.name === 'edit' && <TextArea name="text" label={labels.text} max={messageRules.text} initial={form.message.text} rows={3} />}
        {isReason && <TextArea name="reason" label={labels.reason} hint={t('chat.room.close.hint')} max={messageRules.reason} rows={2} />}
      </PostForm>
      <a href={path}>{t('CANCEL')}</a>
    </div>
  )
}
