import { Lock } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import type { RoomVisibility } from '../../contract/room.ts'
import css from './new.module.css'

interface ParentsProps {
  readonly facilityId: string
  readonly search: string
  /** The user may open a room that owner and administrators alone read. */
  readonly mayChoose: boolean
  readonly onOpen: (accountId: string, visibility: RoomVisibility) => void
}

/** Approved parents of a facility whose names fit a search, to open a room with one. */
export const Parents = ({ facilityId, search, mayChoose, onOpen }: ParentsProps) => {
  const t = useT()
  // The earlier result stays while the next one is fetched.
  const q = useDeferredValue(search.trim())
  const { parents, more } = useQuery(chatApi.listCorrespondents, { facility_id: facilityId, ...(q !== '' && { q }) }).data
  return (
    <>
      <p role="status" className={css['about']}>
        {parents.length === 0 ? t(q === '' ? 'chat.new.parents.none' : 'chat.new.parents.unknown') : more && t('chat.new.parents.more')}
      </p>
      <ul className={css['people']}>
        {parents.map(({ account_id, name }) => (
          <li key={account_id} className={css['person']}>
            <button type="button" className={css['name']} onClick={() => onOpen(account_id, 'staff')}>
              {name}
            </button>
            {mayChoose && (
              <Button
                small
                look="quiet"
                onClick={() => onOpen(account_id, 'management')}
                aria-label={t('chat.new.parent.management', { name })}
                title={t('chat.new.parent.management', { name })}
              >
                <Icon of={Lock} /> {t('chat.new.management')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
