import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { formField } from '#web/runtime/form-post.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { RoomSide } from '../../contract/room.ts'
import { useOpenRoom } from '../new/use-open-room.ts'
import css from './room.module.css'

/** Says that announcements are not answered, and leads a parent to the room in which the staff is. */
export const ReadOnly = ({ facilityId, side }: { readonly facilityId: string; readonly side: RoomSide }) => {
  const t = useT()
  const opening = useOpenRoom()
  const beginning = { facility_id: facilityId, kind: 'parent' } as const
  return (
    <div className={css['ended']}>
      <p className={css['note']}>{t('chat.room.read-only')}</p>
      {side === 'parent' && (
        <PostButton
          small
          look="second"
          aria-disabled={opening.isPending}
          fields={{ [formField]: 'open', ...beginning }}
          onPress={() => opening.mutate(beginning)}
        >
          {t('chat.room.answer')}
        </PostButton>
      )}
    </div>
  )
}
