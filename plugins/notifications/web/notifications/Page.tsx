import { usePageData } from '#web/data/use-page-data.ts'
import { useT } from '#web/i18n/words.ts'
import { Notices } from './Notices.tsx'
import { Preferences } from './Preferences.tsx'
import css from './notifications.module.css'
import type { data } from './notifications.data.ts'

/** What one was told, and what one wants to hear. */
export const Page = () => {
  const t = useT()
  const { told, kinds } = usePageData<typeof data>()
  return (
    <>
      <h1 tabIndex={-1}>{t('notifications.own.title')}</h1>
      <Notices first={told} />
      <section className={css['wanted']} aria-labelledby="wybor">
        <h2 id="wybor">{t('notifications.own.wanted')}</h2>
        <p className={css['quiet']}>{t('notifications.own.wanted.text')}</p>
        <Preferences kinds={kinds} />
      </section>
    </>
  )
}
