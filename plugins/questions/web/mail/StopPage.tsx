import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import type { stopData } from '../pages.data.ts'
import css from './mail.module.css'

/** Page that confirms the end of mails about questions, and then says that they have ended. */
export const StopPage = () => {
  const t = useT()
  const { facility, stopped } = usePageData<typeof stopData>()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('questions.stop.title')}</h1>
        <p>{t(stopped ? 'questions.stop.done' : 'questions.stop.text', { facility })}</p>
        {!stopped && <PostForm labels={{}} send={t('questions.stop.send')} />}
      </div>
    </Container>
  )
}
