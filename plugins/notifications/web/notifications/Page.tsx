import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { readListState } from '#web/app-kit/lists/list-address.ts'
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
  const { t } = useTranslation('notifications.own')
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <NotificationList />
      <section className={css['preferences']} aria-labelledby="wybor">
        <h2 id="wybor">{t('wanted')}</h2>
        <p className={css['quiet']}>{t('wanted.text')}</p>
        <Preferences />
      </section>
    </>
  )
}
