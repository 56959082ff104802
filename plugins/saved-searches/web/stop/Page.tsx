import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import css from '../components/parts.module.css'
import type { data } from './stop.data.ts'

/** Page behind the link of a mail: it asks whether the messages about a search are to end, and then says that they have ended. */
export const Page = () => {
  const t = useT()
  const { search } = usePageData<typeof data>()
  return (
    <Container>
      <div className={`${css['page']} ${css['stop']}`}>
        <h1>{t('saved-searches.stop.title')}</h1>
        {search === null ? (
          <p role="status">{t('saved-searches.stop.done')}</p>
        ) : (
          <>
            <p>{t('saved-searches.stop.text', { search })}</p>
            <PostForm labels={{}} send={t('saved-searches.stop.send')} />
          </>
        )}
      </div>
    </Container>
  )
}
