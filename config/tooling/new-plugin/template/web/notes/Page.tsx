import { textDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import type { data } from './notes.data.ts'
import css from './notes.module.css'

/** Page with the notes, newest first. */
export const Page = () => {
  const t = useT()
  const notes = usePageData<typeof data>()
  const language = useLanguage()
  return (
    <Container>
      <header className={css['head']}>
        <h1>{t('sample-plugin.title')}</h1>
        <p className={css['lead']}>{t('sample-plugin.lead')}</p>
      </header>
      {notes.length === 0 && <EmptyList subtitle={t('sample-plugin.empty')} />}
      <ul className={css['notes']}>
        {notes.map(({ id, text, written_at }) => (
          <Card key={id} as="li">
            <p>{text}</p>
            <time className={css['day']} dateTime={written_at}>
              {textDay(written_at, language)}
            </time>
          </Card>
        ))}
      </ul>
    </Container>
  )
}
