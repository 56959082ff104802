import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { goTo } from '#web/app-kit/page/go-to.ts'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { chatApi } from '../../contract/api.ts'
import type { RoomSide } from '../../contract/room.ts'
import css from './room.module.css'

/** Says that announcements are not answered, and leads a parent to the room in which the staff is. */
export const ReadOnly = ({ facilityId, side }: { readonly facilityId: string; readonly side: RoomSide }) => {
  const t = useT()
  const href = useHref()
  const open = useMutation(chatApi.openRoom, { onSuccess: ({ id }) => goTo(href('user_message', { room: id }) ?? '/') })
  const beginning = { facility_id: facilityId, kind: 'parent' } as const
  return (
    <div className={css['ended']}>
      <p className={css['note']}>{t('chat.room.read-only')}</p>
      {side === 'parent' && (
        <PostButton
          small
          look="second"
          aria-disabled={open.isPending}
          fields={{ [formField]: 'open', ...beginning }}
          onPress={() => open.mutate(beginning)}
        >
          {t('chat.room.answer')}
        </PostButton>
      )}
    </div>
  )
}
