import { addressText } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import css from './answer-card.module.css'

interface AnswerCardProps {
  readonly of: SearchResults['answers'][number]
  /** Card of the facility in the list beneath, with its address. */
  readonly card: SearchResults['facilities']['items'][number] | undefined
  /** Several facilities have the name, so that each answer says whose it is. */
  readonly isOneOfSeveral: boolean
}

/** Answer to a question about a facility: facts with their source and day, what is missing, and the way to the rest. */
export const AnswerCard = ({ of: { facility, sentences, missing, href }, card, isOneOfSeveral }: AnswerCardProps) => {
  const t = useT()
  const to = useHref()
  const bySource = Map.groupBy(sentences, ({ source }) => source)
  const isQuestion = href.endsWith('/zapytaj')
  const where = card ? addressText(card, true) : facility.city
  return (
    <section className={css['card']} aria-label={isOneOfSeveral ? `${facility.name}, ${where}` : t('search.results.answer')}>
      {isOneOfSeveral ? (
        <h2 className={css['name']}>
          {facility.name}
          <span className={css['where']}>{where}</span>
        </h2>
      ) : (
        <p className={css['label']}>{t('search.results.answer')}</p>
      )}
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
