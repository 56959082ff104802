import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import type { FacilityOpinionView } from '../../contract/answer.ts'
import { mean, textMonth } from '../format.ts'
import { stateTones } from '../own/states.ts'
import { excerptOf } from '../profile/excerpt.ts'
import css from './panel.module.css'

/** An opinion in the panel's list: what it says in short, and how its answer stands. */
export const OpinionRow = ({ of: { id, facility_id, opinion, answer, new: isNew } }: { readonly of: FacilityOpinionView }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  return (
    <Card as="li" stretched>
      <h2 className={css['name']}>
        <a href={href('facility_opinion', { facility: facility_id, opinion: id })}>
          {opinion === null ? t('opinions.panel.hidden') : (opinion.author ?? t('opinions.list.author.gone'))}
        </a>
      </h2>
      {opinion !== null && (
        <>
          <p className={css['quiet']}>
            {mean(opinion.score, language)} · {textMonth(opinion.month, language)} · {t(messageKey('opinions.list.trust', opinion.trust))}
          </p>
          <p lang={tagOf[opinion.language]}>{excerptOf(opinion.text, 220).text}</p>
        </>
      )}
      <p className={css['badges']}>
        {isNew && <Badge tone="info">{t('opinions.panel.new')}</Badge>}
        {answer === null ? (
          opinion !== null && <Badge tone="warn">{t('opinions.panel.unanswered')}</Badge>
        ) : (
          <Badge tone={stateTones[answer.state]}>{t(messageKey('opinions.panel.answer', answer.state))}</Badge>
        )}
      </p>
    </Card>
  )
}
