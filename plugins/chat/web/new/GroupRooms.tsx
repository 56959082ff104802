import { Megaphone } from 'lucide-react'
import { useId, useState } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { PostButton } from '#web/app-kit/forms/PostButton.tsx'
import { useIsHydrated } from '#web/app-kit/page/use-is-hydrated.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { chatApi } from '../../contract/api.ts'
import css from './new.module.css'
import { correspondentsInput } from './Parents.tsx'
import type { useOpenRoom } from './use-open-room.ts'

interface GroupRoomsProps {
  readonly facilityId: string
  readonly opening: ReturnType<typeof useOpenRoom>
}

/** Ways to write announcements to one group or, with scripts, to several at once. */
export const GroupRooms = ({ facilityId: facility_id, opening }: GroupRoomsProps) => {
  const t = useT()
  const id = useId()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { groups } = useQuery(chatApi.listCorrespondents, correspondentsInput(facility_id)).data
  if (groups.length === 0) return null
  const open = (group_ids: readonly string[]) => opening.mutate({ facility_id, kind: 'announcements', group_ids })
  return (
    <section className={css['parents']} aria-labelledby={id}>
      <h2 id={id}>{t('chat.new.groups')}</h2>
      <ul className={css['rooms']}>
        {groups.map((group) => (
          <li key={group.id}>
            <PostButton
              className={css['room']}
              fields={{ kind: 'announcements', group_ids: group.id }}
              onPress={() => open([group.id])}
              aria-disabled={opening.isPending}
            >
              <Icon of={Megaphone} look={css['sign']} />
              <span>
                <b>{group.name}</b>
                <span className={css['about']}>{t('chat.readers.groups.facility', { groups: group.name })}</span>
              </span>
            </PostButton>
          </li>
        ))}
      </ul>
      {isHydrated && groups.length > 1 && (
        <details className={css['several']}>
          <summary>{t('chat.new.groups.several')}</summary>
          <fieldset className={css['boxes']}>
            <legend>{t('chat.new.groups.choose')}</legend>
            {groups.map((group) => (
              <label key={group.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(group.id)}
                  onChange={({ target }) =>
                    setChosen((all) => (target.checked ? [...all, group.id] : all.filter((one) => one !== group.id)))
                  }
                />
                <span>{group.name}</span>
              </label>
            ))}
          </fieldset>
          <Button disabled={chosen.length === 0} aria-disabled={opening.isPending} onClick={() => open(chosen)}>
            {t('chat.new.groups.open')}
          </Button>
        </details>
      )}
    </section>
  )
}
