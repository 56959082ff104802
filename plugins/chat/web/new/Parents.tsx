import { Lock } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import type { RoomVisibility } from '../../contract/room.ts'
import { childrenText } from '../inbox/conversation-names.ts'
import css from './new.module.css'
import type { useOpenRoom } from './use-open-room.ts'

interface ParentsProps {
  readonly facilityId: string
  readonly search: string
  /** The user may open a room that owner and administrators alone read. */
  readonly mayChoose: boolean
  readonly opening: ReturnType<typeof useOpenRoom>
}

/** Returns the input of the route of parents; `q`: part of the name. */
export const correspondentsInput = (facilityId: string, q = '') => ({ facility_id: facilityId, ...(q.trim() !== '' && { q: q.trim() }) })

/** Approved parents of a facility whose names fit a search, to open a room with one. */
export const Parents = ({ facilityId, search, mayChoose, opening }: ParentsProps) => {
  const t = useT()
  // The earlier result stays while the next one is fetched.
  const q = useDeferredValue(search.trim())
  const { parents, more } = useQuery(chatApi.listCorrespondents, correspondentsInput(facilityId, q)).data
  const buttonOf = (parent_id: string, visibility: RoomVisibility) => {
    const room = { facility_id: facilityId, kind: 'parent', parent_id, visibility } as const
    return { fields: room, onPress: () => opening.mutate(room), 'aria-disabled': opening.isPending }
  }
  return (
    <>
      <p role="status" className={css['about']}>
        {parents.length === 0 ? t(q === '' ? 'chat.new.parents.none' : 'chat.new.parents.unknown') : more && t('chat.new.parents.more')}
      </p>
      <ul className={css['people']}>
        {parents.map(({ account_id, name, children }) => (
          <li key={account_id} className={css['person']}>
            <PostButton className={css['name']} {...buttonOf(account_id, 'staff')}>
              {name}
              {children.length > 0 && <span className={css['about']}>{childrenText(children)}</span>}
            </PostButton>
            {mayChoose && (
              <PostButton
                small
                look="quiet"
                {...buttonOf(account_id, 'management')}
                aria-label={t('chat.new.parent.management', { name })}
                title={t('chat.new.parent.management', { name })}
              >
                <Icon of={Lock} /> {t('chat.new.management')}
              </PostButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
