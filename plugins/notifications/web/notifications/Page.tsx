import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { notificationsApi } from '../../contract/api.ts'
import { listInput, NotificationList } from './NotificationList.tsx'
import css from './notifications.module.css'
import { Preferences } from './Preferences.tsx'

export const queries: PageQueries = ({ query: search }) => [
  query(notificationsApi.listNotifications, listInput(search)),
  query(notificationsApi.showPreferences),
]

/** Page with the user's notifications and preferences. */
export const Page = () => {
  const t = useT()
  return (
    <>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('notifications.own.title')}</h1>
        <a href="#wybor">{t('notifications.own.wanted')}</a>
      </div>
      <NotificationList />
      <section className={css['preferences']} aria-labelledby="wybor">
        <h2 id="wybor" tabIndex={-1}>
          {t('notifications.own.wanted')}
        </h2>
        <Preferences />
      </section>
    </>
  )
}
