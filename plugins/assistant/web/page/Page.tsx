import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import AskBox from '../islands/AskBox.tsx'
import { AnswerView } from '../parts/AnswerView.tsx'
import css from '../parts/ask-box.module.css'
import type { data } from './page.data.ts'

const examples = ['one', 'two', 'three'] as const

/** Characters of the longest text that the search reads. */
const maxSentence = 300

/** Questions to begin with, as links that ask them: about a facility here, others in the search. */
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

/** Large field for a sentence, which the search reads. */
const SearchSentence = ({ action }: { action: string }) => {
  const t = useT()
  return (
    <form action={action} className={css['box']}>
      <label htmlFor="zdanie">
        <strong>{t('assistant.question.search')}</strong>
      </label>
      <div className={css['row']}>
        <textarea id="zdanie" name="q" rows={4} maxLength={maxSentence} required placeholder={t('assistant.question.search.example')} />
        <Button type="submit">{t('assistant.page.search')}</Button>
      </div>
    </form>
  )
}

/** Page of the assistant: a question about a facility and its answer, else a large field of the search. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const action = href('/asystent')
  const search = href('/szukaj')
  const { question, facility, answer, failed } = usePageData<typeof data>()
  if (!facility)
    return (
      <Container>
        <div className={css['page']}>
          <h1>{t('assistant.page.title')}</h1>
          <p>{t('assistant.page.description')}</p>
          <SearchSentence action={search} />
          <Examples of={null} action={search} />
        </div>
      </Container>
    )
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('assistant.page.about', { name: facility.name })}</h1>
        <Island
          of={AskBox}
          action={action}
          label={t('assistant.question.ask')}
          example={t('assistant.question.ask.example')}
          facility={{ id: null, slug: facility.slug }}
          text={question}
        />
        {failed && <p role="status">{t('assistant.page.failed')}</p>}
        {answer && <AnswerView answer={answer} action={action} />}
        {question === '' && <Examples of={facility} action={action} />}
      </div>
    </Container>
  )
}
