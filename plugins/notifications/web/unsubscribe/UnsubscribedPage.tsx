import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from './unsubscribe.module.css'

/** Page that confirms unsubscribing. */
export const Page = () => {
  const t = useT()
  const href = useHref()
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
