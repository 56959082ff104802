import { useId, useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import form from '#web/ui/fields/forms.module.css'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type MailFrequency, mailFrequencies, type PreferencesView } from '../../contract/notification.ts'
import css from './notifications.module.css'

type Kinds = (typeof PreferencesView.Type)['kinds']

/** Preferences by kind; each change is saved at once. */
export const Preferences = ({ kinds: initial }: { kinds: Kinds }) => {
  const t = useT()
  const [kinds, setKinds] = useState(initial)
  const choose = async (kind: string, choice: { readonly in_app?: boolean; readonly email?: MailFrequency }) => {
    const before = kinds
    setKinds(before.map((one) => (one.kind === kind ? { ...one, ...choice } : one)))
    try {
      const saved = await callApi<typeof PreferencesView.Type>('/api/v1/notification/preferences', {
        method: 'PATCH',
        body: { kinds: [{ kind, ...choice }] },
      })
      setKinds(saved.kinds)
      const { toast } = await import('#web/runtime/islands/toast.ts')
      toast({ kind: 'success' })
    } catch (error) {
      setKinds(before)
      if (!(error instanceof ApiError)) throw error
      await showSubmitError(error, t, () => choose(kind, choice))
    }
  }
  return (
    <ul className={css['kinds']}>
      {kinds.map((one) => (
        <Kind key={one.kind} of={one} choose={(choice) => choose(one.kind, choice)} />
      ))}
    </ul>
  )
}

interface KindProps {
  readonly of: Kinds[number]
  readonly choose: (choice: { readonly in_app?: boolean; readonly email?: MailFrequency }) => void
}

const Kind = ({ of: { title, in_app, email, email_required }, choose }: KindProps) => {
  const t = useT()
  const id = useId()
  return (
    <li className={css['kind']}>
      <p id={id} className={css['about']}>
        {title}
      </p>
      <label className={css['box']}>
        <input type="checkbox" checked={in_app} aria-describedby={id} onChange={({ target }) => choose({ in_app: target.checked })} />
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
            onChange={({ target }) => choose({ email: target.value as MailFrequency })}
          >
            {mailFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`notifications.own.email.${frequency}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
