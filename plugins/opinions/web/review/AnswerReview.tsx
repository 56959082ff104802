import type { ReviewedSubject } from '#plugins/support/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { AnswerCard } from '../../contract/review-card.ts'
import { History } from '../parts/History.tsx'
import { OpinionItem } from '../parts/OpinionItem.tsx'
import { MarkedText } from './MarkedText.tsx'
import css from './review.module.css'

/** Card of a facility's answer on the desk, below the opinion that it answers. */
export const AnswerReview = ({ data: { facility, opinion, answer, history } }: FillProps<ReviewedSubject, AnswerCard>) => {
  const t = useT()
  return (
    <>
      <div className={css['text']}>
        <h3>{t('opinions.review.card.answer', { name: facility.name })}</h3>
        <MarkedText text={answer.text} />
      </div>
      <section className={css['text']} aria-label={t('opinions.review.card.opinion')}>
        <OpinionItem opinion={{ ...opinion, answer: null }} facility={facility.name} />
      </section>
      <History of={history} />
    </>
  )
}
