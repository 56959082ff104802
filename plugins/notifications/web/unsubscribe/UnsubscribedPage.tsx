import { LinkButton } from '#web/design/Button.tsx'
import { Container } from '#web/design/Container.tsx'
import { useHref } from '#web/page.ts'
import { useT } from '#web/i18n/i18n-context.ts'
import css from './unsubscribe.module.css'

/** Page that confirms unsubscribing. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  return (
    <Container>
      <div className={css['content']}>
        <h1>{t('notifications.unsubscribed.heading')}</h1>
        <p>{t('notifications.unsubscribed.text')}</p>
        <p>
          <LinkButton href={href('/')}>{t('MAIN_SITE')}</LinkButton>
        </p>
      </div>
    </Container>
  )
}
