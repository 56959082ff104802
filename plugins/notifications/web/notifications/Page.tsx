import { useEffect, useId } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { updates } from '#web/app-kit/data/optimistic-update.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { badgesAtom, useSetAtom } from '#web/app-kit/state.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import form from '#web/ui/fields/forms.module.css'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { notificationsApi } from '../../contract/api.ts'
import { type MailFrequency, mailFrequencies } from '../../contract/notification.ts'
import css from './notifications.module.css'

export const queries: PageQueries = ({ query: search }) => [
  query(notificationsApi.listNotifications, inputOf(readListState(list, search))),
  query(notificationsApi.showPreferences),
]

/** Page with the user's notifications and preferences. */
export const Page = () => {
  const t = useT()
  return (
    <>
      <h1 tabIndex={-1}>{t('notifications.own.title')}</h1>
      <NotificationList />
      <section className={css['preferences']} aria-labelledby="wybor">
        <h2 id="wybor">{t('notifications.own.wanted')}</h2>
        <p className={css['quiet']}>{t('notifications.own.wanted.text')}</p>
        <Preferences />
      </section>
    </>
  )
}

/** The list of notifications in the address: its page. */
const list: ListDefinition = {}

/** Returns the input of the route for a state of the list. */
const inputOf = ({ page }: Pick<ListState, 'page'>): InputOf<typeof notificationsApi.listNotifications> => ({ page: String(page) })

/** List of notifications, the newest first; shown ones are marked as seen. */
const NotificationList = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { page, hrefOf } = useList(list)
  const { data } = useQuery(notificationsApi.listNotifications, inputOf({ page }))
  const setBadges = useSetAtom(badgesAtom)
  useEffect(() => {
    const unseen = data.items.filter(({ seen_at }) => seen_at === null).map(({ id }) => ({ id }))
    // After a failed request they stay unseen until the next visit.
    if (unseen.length > 0) callInBackground(notificationsApi.markSeen, { list: unseen }).then(setBadges, () => undefined)
  }, [data, setBadges])
  if (data.items.length === 0) return <EmptyList title={t('notifications.own.none')} subtitle={t('notifications.own.none.text')} />
  return (
    <>
      <ul className={css['list']}>
        {data.items.map(({ id, title, path, created_at, seen_at }) => (
          <li key={id} className={css['notification']}>
            <p>
              {path === null ? title : <a href={href(path)}>{title}</a>}{' '}
              {seen_at === null && <Badge tone="info">{t('notifications.own.new')}</Badge>}
            </p>
            <time className={css['quiet']} dateTime={created_at}>
              {factMoment(created_at, language)}
            </time>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
    </>
  )
}

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
const Preferences = () => {
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
