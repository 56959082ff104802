import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import css from './answer-card.module.css'

/** Answer to a question about a facility: facts with their source and day, what is missing, and the way to the rest. */
export const AnswerCard = ({ of: { sentences, missing, href } }: { of: NonNullable<SearchResults['answer']> }) => {
  const t = useT()
  const to = useHref()
  const bySource = Map.groupBy(sentences, ({ source }) => source)
  const isQuestion = href.endsWith('/zapytaj')
  return (
    <section className={css['card']} aria-label={t('search.results.answer')}>
      <p className={css['label']}>{t('search.results.answer')}</p>
      {[...bySource].map(([source, facts]) => (
        <div key={source} className={css['facts']}>
          {facts.map(({ text, doubted }) => (
            <p key={text}>
              {text}
              {doubted && <strong className={css['doubted']}> ({t('search.results.answer.doubted')})</strong>}
            </p>
          ))}
          {source !== '' && <p className={css['source']}>{t('search.results.answer.source', { source })}</p>}
        </div>
      ))}
      {missing.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <LinkButton href={to(href)} look="second" small>
          {t(isQuestion ? 'search.results.answer.ask' : 'search.results.answer.profile')}
        </LinkButton>
      </p>
    </section>
  )
}
