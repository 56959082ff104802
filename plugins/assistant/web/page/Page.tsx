import { messageKey } from '#core/kernel/message-key.ts'
import { maxQueryLength, searchExamples } from '#plugins/search/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { maxInput } from '../../contract/max-input.ts'
import { AnswerView } from '../components/AnswerView.tsx'
import AskBox from '../islands/AskBox.tsx'
import type { data } from './page.data.ts'
import css from './page.module.css'

const questions = (['one', 'two', 'three'] as const).map((n) => messageKey('assistant.page.example.facility', n))

/** Page of the assistant: a question about a facility and its answer, or a large field that leads to the search. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { question, facility, answer, failed } = usePageData<typeof data>()
  const action = href(facility ? '/asystent' : '/szukaj')
  const examples = facility ? questions : searchExamples
  const questionAddress = (text: string) => `${action}?${new URLSearchParams({ q: text, ...(facility && { placowka: facility.slug }) })}`
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
          maxLength={facility ? maxInput : maxQueryLength}
          text={question}
        />
        {failed && <p role="status">{t('assistant.page.failed')}</p>}
        {answer && <AnswerView answer={answer} action={action} />}
        {question === '' && (
          <section>
            <h2 className={css['heading']}>{t('assistant.page.examples')}</h2>
            <ul className={css['examples']}>
              {examples.map((key) => (
                <li key={key}>
                  <a href={questionAddress(t(key))} rel="nofollow">
                    {t(key)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  )
}
