import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { chatApi } from '../../contract/api.ts'
import type { RoomSide } from '../../contract/room.ts'
import css from './room.module.css'

/** Says that announcements are not answered, and leads a parent to the room in which the staff is. */
export const ReadOnly = ({ facilityId, side }: { readonly facilityId: string; readonly side: RoomSide }) => {
  const t = useT()
  const href = useHref()
  const open = useMutation(chatApi.openRoom, { onSuccess: ({ id }) => goTo(href('user_message', { room: id }) ?? '/') })
  return (
    <div className={css['ended']}>
      <p className={css['note']}>{t('chat.room.read-only')}</p>
      {side === 'parent' && (
        <Button small look="second" aria-disabled={open.isPending} onClick={() => open.mutate({ facility_id: facilityId, kind: 'parent' })}>
          {t('chat.room.answer')}
        </Button>
      )}
    </div>
  )
}
