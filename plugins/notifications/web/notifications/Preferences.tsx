import { useId, useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import form from '#web/design/forms/forms.module.css'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import { type MailRhythm, mailRhythms, type PreferencesView } from '../../contract/notification.ts'
import css from './notifications.module.css'

type Kinds = (typeof PreferencesView.Type)['kinds']

/** What one hears of, and how; each choice is kept at once. */
export const Preferences = ({ kinds: first }: { kinds: Kinds }) => {
  const t = useT()
  const [kinds, show] = useState(first)
  const choose = async (kind: string, choice: { readonly in_app?: boolean; readonly email?: MailRhythm }) => {
    const before = kinds
    show(before.map((one) => (one.kind === kind ? { ...one, ...choice } : one)))
    try {
      const kept = await callApi<typeof PreferencesView.Type>('/api/v1/notification/preferences', {
        method: 'PATCH',
        body: { kinds: [{ kind, ...choice }] },
      })
      show(kept.kinds)
      const { toast } = await import('#web/islands/toast.ts')
      toast({ kind: 'success' })
    } catch (error) {
      show(before)
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error, t, () => choose(kind, choice))
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

interface Shown {
  readonly of: Kinds[number]
  readonly choose: (choice: { readonly in_app?: boolean; readonly email?: MailRhythm }) => void
}

const Kind = ({ of: { title, in_app, email, email_required }, choose }: Shown) => {
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
        <label className={css['by']}>
          {t('notifications.own.email')}
          <select
            className={form['line']}
            value={email}
            aria-describedby={id}
            onChange={({ target }) => choose({ email: target.value as MailRhythm })}
          >
            {mailRhythms.map((schedule) => (
              <option key={schedule} value={schedule}>
                {t(`notifications.own.email.${schedule}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
