import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import AskBox from '../islands/AskBox.tsx'
import { AnswerView } from '../parts/AnswerView.tsx'
import css from '../parts/ask-box.module.css'
import type { data } from './page.data.ts'

const examples = ['one', 'two', 'three'] as const

/** Questions to begin with, as links that ask them. */
const Examples = ({ of: facility, action }: { of: { readonly slug: string } | null; action: string }) => {
  const t = useT()
  const about = facility ? 'facility' : 'search'
  const ask = (question: string) => `${action}?${new URLSearchParams({ q: question, ...(facility && { placowka: facility.slug }) })}`
  return (
    <section>
      <h2 className={css['heading']}>{t('assistant.page.examples')}</h2>
      <ul className={css['examples']}>
        {examples.map((n) => {
          const question = t(messageKey('assistant.page.example', about, n))
          return (
            <li key={n}>
              <a href={ask(question)} rel="nofollow">
                {question}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Page of the assistant: one question, and its answer. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const action = href('/asystent')
  const { question, facility, answer, failed } = usePageData<typeof data>()
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
        {failed && <p role="status">{t('assistant.page.failed')}</p>}
        {failed && !facility && (
          <p>
            <LinkButton href={`${href('/szukaj')}?q=${encodeURIComponent(question)}`}>{t('assistant.page.search')}</LinkButton>
          </p>
        )}
        {answer && <AnswerView answer={answer} action={action} />}
        {question === '' && <Examples of={facility} action={action} />}
      </div>
    </Container>
  )
}
