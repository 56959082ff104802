import { useId } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { notificationsApi } from '../../contract/api.ts'
import { type MailFrequency, mailFrequencies } from '../../contract/notification.ts'
import css from './notifications.module.css'

type Kind = OutputOf<typeof notificationsApi.showPreferences>['kinds'][number]
type Changes = InputOf<typeof notificationsApi.changePreferences>

/** Shows changed preferences at once. */
const showChanges = updates(notificationsApi.showPreferences, undefined, ({ kinds }, changes: Changes) => ({
  kinds: kinds.map((kind) => {
    const { in_app = kind.in_app, email = kind.email } = changes.kinds.find((change) => change.kind === kind.kind) ?? {}
    return { ...kind, in_app, email }
  }),
}))

/** Preferences by kind; each change is saved at once. */
export const Preferences = () => {
  const { kinds } = useQuery(notificationsApi.showPreferences).data
  const update = useUpdateAnswer(notificationsApi.showPreferences)
  const { mutate } = useMutation(notificationsApi.changePreferences, { optimistic: showChanges, onSuccess: update, toast: true })
  return (
    <ul className={css['kinds']}>
      {kinds.map((kind) => (
        <Preference key={kind.kind} of={kind} onChange={(change) => mutate({ kinds: [{ kind: kind.kind, ...change }] })} />
      ))}
    </ul>
  )
}

interface PreferenceProps {
  readonly of: Kind
  readonly onChange: (change: Omit<Changes['kinds'][number], 'kind'>) => void
}

const Preference = ({ of: { title, in_app, email, email_required }, onChange }: PreferenceProps) => {
  const t = useT()
  const id = useId()
  return (
    <li className={css['kind']}>
      <p id={id} className={css['about']}>
        {title}
      </p>
      <label className={css['box']}>
        <input type="checkbox" checked={in_app} aria-describedby={id} onChange={({ target }) => onChange({ in_app: target.checked })} />
        {t('notifications.own.in-app')}
      </label>
      {email_required ? (
        <p className={css['quiet']}>{t('notifications.own.required')}</p>
      ) : (
        <label className={css['frequency']}>
          {t('notifications.own.email')}
          <select
            className={form['line']}
            value={email}
            aria-describedby={id}
            onChange={({ target }) => onChange({ email: target.value as MailFrequency })}
          >
            {mailFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(messageKey('notifications.own.email', frequency))}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
