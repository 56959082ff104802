import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import AskBox from '../islands/AskBox.tsx'
import { AnswerView } from '../parts/AnswerView.tsx'
import css from '../parts/ask-box.module.css'
import type { data } from './page.data.ts'

/** Page of the assistant: one question, and its answer. */
export const Page = () => {
  const t = useT()
  const action = useHref()('/asystent')
  const { question, facility, answer, problem } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['page']}>
        <h1>{facility ? t('assistant.page.about', { name: facility.name }) : t('assistant.page.title')}</h1>
        {!facility && <p>{t('assistant.page.description')}</p>}
        <Island
          of={AskBox}
          action={action}
          label={t(facility ? 'assistant.question.ask' : 'assistant.question.search')}
          example={t(facility ? 'assistant.question.ask.example' : 'assistant.question.search.example')}
          facility={facility && { id: null, slug: facility.slug }}
          text={question}
        />
        {problem && <p role="status">{t(problem === 'spent' ? 'assistant.page.spent' : 'assistant.page.failed')}</p>}
        {answer && <AnswerView answer={answer} action={action} />}
      </div>
    </Container>
  )
}
