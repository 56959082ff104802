import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { ListedCard, MethodLabels } from '../../contract/listed-card.ts'
import { FacilityCardView } from './FacilityCardView.tsx'
import css from './landing-recommended.module.css'
import { OrderRule } from './OrderRule.tsx'

interface Props {
  readonly cards: readonly ListedCard[]
  readonly methods: MethodLabels
  /** ISO date. */
  readonly today: string
}

/** Recommended facilities, with the rule by which they are selected (features SM-19). */
export const LandingRecommended = ({ cards, methods, today }: Props) => {
  const t = useT()
  const all = useHref()('map')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="polecane" className={css['section']}>
      <h2 id="polecane">{t('catalogue.recommended.title')}</h2>
      <OrderRule />
      <ul className={css['cards']}>
        {cards.map((card) => (
          <FacilityCardView key={card.id} card={{ ...card, parts: {} }} methods={methods} today={today} withCity heading="h3" />
        ))}
      </ul>
      {all !== undefined && (
        <p>
          <a href={all}>{t('catalogue.recommended.all')}</a>
        </p>
      )}
    </section>
  )
}
