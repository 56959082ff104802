import { PostForm } from '#web/design/forms/PostForm.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useT } from '#web/i18n/words.ts'
import css from './unsubscribe.module.css'
import type { data } from './unsubscribe.data.ts'

/** The question before mails of a kind end. */
export const Page = () => {
  const t = useT()
  const { about } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['asked']}>
        <h1>{t('notifications.unsubscribe.heading')}</h1>
        <p>{about ? t('notifications.unsubscribe.text', { kind: t(about) }) : t('notifications.unsubscribe.digest')}</p>
        <PostForm labels={{}} send={t('notifications.unsubscribe.send')} />
      </div>
    </Wide>
  )
}
