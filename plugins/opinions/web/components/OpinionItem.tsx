import { Minus, Plus, ShieldCheck, ShieldPlus, ShieldQuestion, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { PublicOpinion } from '../../contract/opinion.ts'
import { mean, textMonth } from '../format.ts'
import css from '../profile.module.css'
import { aspects } from './Scores.tsx'

interface OpinionItemProps {
  readonly opinion: Omit<PublicOpinion, 'id' | 'facility_id' | 'helpful'>
  /** Name of the facility, above its answer. */
  readonly facility: string
  /** Text to show in place of the whole one. */
  readonly text?: ReactNode
  readonly as?: 'h2' | 'h3'
  readonly children?: ReactNode
}

/** An opinion as everybody reads it: author, scores, how it was checked, text, pros and cons, the facility's answer. */
export const OpinionItem = ({ opinion, facility, text, as: Heading = 'h3', children }: OpinionItemProps) => {
  const t = useT()
  const language = useLanguage()
  const { author, score, relation, attended_from: from, attended_to: to, month, answer } = opinion
  const lang = tagOf[opinion.language]
  return (
    <div className={css['opinion']}>
      <Heading>{author ?? t('opinions.list.author.gone')}</Heading>
      <p className={css['quiet']}>
        {t(messageKey('opinions.list.relation', relation), {
          from: textMonth(from, language),
          // Slot data leave null members out.
          to: to ? textMonth(to, language) : '',
        })}
        {` · ${t('opinions.list.written', { month: textMonth(month, language) })}`}
        {opinion.language !== language &&
          ` · ${t('opinions.list.language', { language: t(messageKey('opinions.list.language', opinion.language)) })}`}
      </p>
      <p className={css['marks']}>
        <strong>
          <Icon of={Star} />
          {` ${mean(score, language)}`}
        </strong>
        {aspects.map((aspect) => (
          <span key={aspect}>{`${t(messageKey('opinions.list.aspect', aspect))}\u00A0${opinion[`score_${aspect}`]}`}</span>
        ))}
      </p>
      <TrustNote {...opinion} />
      <p className={css['text']} lang={lang}>
        {text ?? opinion.text}
      </p>
      <Points pros={opinion.pros} cons={opinion.cons} lang={lang} />
      {answer && (
        <blockquote className={css['answer']}>
          <p className={css['quiet']}>{t('opinions.list.answer', { facility, month: textMonth(answer.month, language) })}</p>
          <p className={css['text']}>{answer.text}</p>
        </blockquote>
      )}
      {children}
    </div>
  )
}

const badges = {
  unverified: ['plain', ShieldQuestion],
  verified: ['good', ShieldCheck],
  trusted: ['good', ShieldPlus],
} as const

/** Level of trust, with what it was checked by one click away. */
const TrustNote = ({ trust, trust_method }: Pick<PublicOpinion, 'trust' | 'trust_method'>) => {
  const t = useT()
  const [tone, icon] = badges[trust]
  return (
    <details className={css['trust']}>
      <summary>
        <Badge tone={tone} icon={icon}>
          {t(messageKey('opinions.list.trust', trust))}
        </Badge>
        <span className={css['ask']} aria-hidden>
          ?
        </span>
        <span className={hidden['hidden']}>{t('opinions.list.trust.ask')}</span>
      </summary>
      <p>
        {t(messageKey('opinions.list.method', trust_method))}
        {trust === 'trusted' && ` ${t('opinions.list.method.trusted')}`}
      </p>
    </details>
  )
}

/** Pros and cons of an opinion. */
export const Points = ({
  pros,
  cons,
  lang,
}: {
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly lang: string
}) => {
  const t = useT()
  const sides = [
    ['pros', Plus, pros],
    ['cons', Minus, cons],
  ] as const
  return sides.map(([side, icon, points]) =>
    points.length === 0 ? null : (
      <ul key={side} aria-label={t(messageKey('opinions.list', side))} lang={lang}>
        {points.map((point) => (
          <li key={point}>
            <Icon of={icon} />
            {` ${point}`}
          </li>
        ))}
      </ul>
    ),
  )
}
