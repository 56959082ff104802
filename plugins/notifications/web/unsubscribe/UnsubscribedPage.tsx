import { LinkButton } from '#web/design/Button.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './unsubscribe.module.css'

/** Says that the mails have ended. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  return (
    <Wide>
      <div className={css['asked']}>
        <h1>{t('notifications.unsubscribed.heading')}</h1>
        <p>{t('notifications.unsubscribed.text')}</p>
        <p>
          <LinkButton href={href('/')}>{t('MAIN_SITE')}</LinkButton>
        </p>
      </div>
    </Wide>
  )
}
