import { distance } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import type { Profile } from '../../profile.data.ts'
import css from './nearby.module.css'

/** Number of facilities that a phone shows at first; `nearby.module.css` hides the others. */
const shownOnPhones = 3

/** The nearest facilities of the same category by distance; nothing if the facility's own coordinates are unknown. */
export const Nearby = ({ nearby }: Pick<Profile, 'nearby'>) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  if (nearby.length === 0) return null
  return (
    <div id="w-poblizu" className={css['near']}>
      <h3>{t('facility-profile.nearby')}</h3>
      <ol className={css['list']}>
        {nearby.map(({ id, slug, name, type, street, building_number, city, made, metres, score_total, opinion_count }) => (
          <li key={id} className={css['one']}>
            <span className={css['words']}>
              <a href={href('map_facility', { facility: slug })}>{name}</a>
              <Rating score={score_total} count={opinion_count} />
              <span className={css['quiet']}>
                {[
                  t(messageKey('tags.specialization', type)),
                  [street, building_number].filter(Boolean).join(' ') || city,
                  made ? t('facility-profile.made') : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={css['far']}>{distance(metres, language)}</span>
          </li>
        ))}
      </ol>
      {nearby.length > shownOnPhones && (
        <details className={css['more']}>
          <summary>{t('facility-profile.nearby.all', { count: nearby.length })}</summary>
        </details>
      )}
    </div>
  )
}
