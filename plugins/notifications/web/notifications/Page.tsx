import { usePageData } from '#web/runtime/use-page-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { NotificationList } from './NotificationList.tsx'
import { Preferences } from './Preferences.tsx'
import css from './notifications.module.css'
import type { data } from './notifications.data.ts'

/** Page with the user's notifications and preferences. */
export const Page = () => {
  const t = useT()
  const { notifications, kinds } = usePageData<typeof data>()
  return (
    <>
      <h1 tabIndex={-1}>{t('notifications.own.title')}</h1>
      <NotificationList initial={notifications} />
      <section className={css['preferences']} aria-labelledby="wybor">
        <h2 id="wybor">{t('notifications.own.wanted')}</h2>
        <p className={css['quiet']}>{t('notifications.own.wanted.text')}</p>
        <Preferences kinds={kinds} />
      </section>
    </>
  )
}
