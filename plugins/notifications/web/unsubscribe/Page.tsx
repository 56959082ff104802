import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { unsubscribeData } from '../pages.data.ts'
import css from './unsubscribe.module.css'

/** Page that asks for confirmation before unsubscribing. */
export const Page = () => {
  const t = useT()
  const { about } = usePageData<typeof unsubscribeData>()
  return (
    <Container>
      <div className={css['content']}>
        <h1>{t('notifications.unsubscribe.heading')}</h1>
        <p>{about ? t('notifications.unsubscribe.text', { kind: t(asMessageKey(about)) }) : t('notifications.unsubscribe.digest')}</p>
        <PostForm labels={{}} send={t('notifications.unsubscribe.send')} />
      </div>
    </Container>
  )
}
