import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import css from './answer-card.module.css'

/** Answer to a question about one facility: facts with source and day, what nobody has stated, and the way there. */
export const AnswerCard = ({ answer: { facility, sentences, missing, href: path } }: { answer: NonNullable<SearchResults['answer']> }) => {
  const t = useT()
  const href = useHref()
  const home = href('/').replace(/\/$/, '')
  return (
    <section className={css['card']} aria-labelledby="odpowiedz">
      <h2 id="odpowiedz" className={css['name']}>
        {facility.name}, {facility.city}
      </h2>
      <ul className={css['facts']}>
        {sentences.map(({ text, source, doubted }) => (
          <li key={text}>
            {text}
            {doubted && <strong> ({t('search.answer.doubted')})</strong>}
            <small className={css['source']}>{source}</small>
          </li>
        ))}
      </ul>
      {missing.map((text) => (
        <p key={text} className={css['missing']}>
          {text}
        </p>
      ))}
      <p>
        <LinkButton href={`${home}${path}`}>{t('search.answer.more')}</LinkButton>
      </p>
    </section>
  )
}
