import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { chatApi } from '../../contract/api.ts'
import { messageRules } from '../../contract/limits.ts'
import type { RoomView } from '../../contract/room.ts'

interface CloseFormProps {
  readonly roomId: string
  readonly onClosed: (changed: RoomView) => void
  readonly onEnd: () => void
}

/** Form with which a facility closes a room and tells the parent why. */
export const CloseForm = ({ roomId, onClosed, onEnd }: CloseFormProps) => {
  const t = useT()
  const form = useApiForm(chatApi.closeRoom, {
    id: 'zamkniecie',
    input: { id: roomId },
    record: { values: { reason: '' } },
    toast: false,
    onSaved: (changed) => {
      onClosed(changed)
      onEnd()
    },
  })
  const labels = { reason: t('chat.room.close.reason') }
  return (
    <ApiForm of={form} labels={labels}>
      <CountedArea name="reason" label={labels.reason} hint={t('chat.room.close.hint')} max={messageRules.reason} rows={2} />
      <SubmitRow send={t('chat.room.close')}>
        <Button look="quiet" onClick={onEnd}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </ApiForm>
  )
}
