import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { data } from './stop.data.ts'
import css from './stop.module.css'

/** Page behind the link of a mail: it asks whether a subscription is to end, and then says that it has ended. */
export const Page = () => {
  const t = useT()
  const { facility } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('subscriptions.stop.title')}</h1>
        {facility === null ? (
          <p role="status">{t('subscriptions.stop.done')}</p>
        ) : (
          <>
            <p>{t('subscriptions.stop.text', { facility })}</p>
            <PostForm labels={{}} send={t('subscriptions.stop.send')} />
          </>
        )}
      </div>
    </Container>
  )
}
