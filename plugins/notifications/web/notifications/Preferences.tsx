import { useState } from 'react'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { notificationsApi } from '../../contract/api.ts'
import css from './notifications.module.css'
import { PreferenceTable } from './PreferenceTable.tsx'
import { applyChanges, type Changes, undoOf } from './preference-groups.ts'

/** Shows changed preferences at once. */
const showChanges = updates(
  notificationsApi.showPreferences,
  undefined,
  ({ kinds }, changes: InputOf<typeof notificationsApi.changePreferences>) => ({ kinds: [...applyChanges(kinds, changes.kinds)] }),
)

/** The last change: how to take it back, or that it was taken back. */
type LastChange = { readonly undo: Changes } | 'undone'

/** Preferences of the user; each change is saved at once, and can be taken back. */
export const Preferences = () => {
  const t = useT()
  const { kinds } = useQuery(notificationsApi.showPreferences).data
  const update = useUpdateAnswer(notificationsApi.showPreferences)
  const { mutate, isPending, isError, isSuccess } = useMutation(notificationsApi.changePreferences, {
    optimistic: showChanges,
    onSuccess: update,
  })
  const [lastChange, setLastChange] = useState<LastChange | null>(null)
  const change = (changes: Changes) => {
    if (changes.length === 0) return
    setLastChange({ undo: undoOf(kinds, changes) })
    mutate({ kinds: changes })
  }
  const takeBack = (undo: Changes) => {
    setLastChange('undone')
    mutate({ kinds: undo })
  }
  const state = lastChange === null ? null : isPending ? 'saving' : isError ? 'failed' : lastChange === 'undone' ? 'undone' : 'saved'
  return (
    <>
      <p className={css['quiet']}>
        {t('notifications.own.wanted.text')}
        {kinds.some(({ email_required }) => email_required) && ` ${t('notifications.own.always.text')}`}
      </p>
      <PreferenceTable kinds={kinds} onChange={change} />
      <div className={css['saved']} data-state={state ?? undefined}>
        <p role="status">
          {state === 'saving' && t('notifications.own.saving')}
          {state === 'saved' && t('notifications.own.saved')}
          {state === 'undone' && t('notifications.own.undone')}
          {state === 'failed' && t('notifications.own.failed')}
        </p>
        {isSuccess && state === 'saved' && lastChange !== null && lastChange !== 'undone' && (
          <button type="button" className={css['undo']} onClick={() => takeBack(lastChange.undo)}>
            {t('notifications.own.undo')}
          </button>
        )}
      </div>
    </>
  )
}
