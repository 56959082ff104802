import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { notificationsApi } from '../../contract/api.ts'
import { inputOf, list, NotificationList } from './NotificationList.tsx'
import css from './notifications.module.css'
import { Preferences } from './Preferences.tsx'

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
