import { asMessageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { CaseCard } from '../../contract/cards.ts'
import css from './card.module.css'

interface ThingProps {
  readonly of: CaseCard['thing']
  readonly label: string
  readonly title?: string
}

/** Thing that was reported, as it is now. */
export const Thing = ({ of: thing, label, title }: ThingProps) => {
  const t = useT()
  const href = useHref()
  const heading = title === undefined ? t(asMessageKey(label)) : `${t(asMessageKey(label))}: ${title}`
  if (thing === null)
    return (
      <section className={css['box']} aria-label={t('reports.review.card.thing')}>
        <h3>{heading}</h3>
        <p>{t('reports.review.card.gone')}</p>
      </section>
    )
  return (
    <section className={css['box']} aria-label={t('reports.review.card.thing')}>
      <h3>{heading}</h3>
      <p>
        <Badge tone={thing.is_public ? 'info' : 'plain'}>
          {t(thing.is_public ? 'reports.review.card.public' : 'reports.review.card.not-public')}
        </Badge>
      </p>
      {thing.picture !== null && <img className={css['picture']} src={thing.picture} alt={thing.text} />}
      <p className={css['text']}>{thing.text}</p>
      {thing.path !== null && (
        <p>
          <a href={href(thing.path as `/${string}`)}>{t('reports.review.card.open')}</a>
        </p>
      )}
    </section>
  )
}
