import { factDay, factMoment } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PanelView } from '../../contract/panel-view.ts'
import css from '../parts/panel.module.css'

interface Props {
  readonly limit: number
  readonly edits: PanelView['limits']['amenity_edits']
}

/**
 * Note of how often amenities can still be changed: the free first choice, corrections of the newest one, changes left,
 * the day of the next one.
 */
export const EditsNote = ({ limit, edits: { used, resets_at, next_is_free, correctable_until } }: Props) => {
  const t = useT()
  const language = useLanguage()
  if (next_is_free) return <p className={css['hint']}>{t('facility-panel.panel.amenities.first')}</p>
  const left =
    used >= limit && resets_at !== null
      ? t('facility-panel.panel.amenities.next', { date: factDay(resets_at, language) })
      : t('facility-panel.panel.amenities.edits', { count: Math.max(0, limit - used) })
  if (correctable_until !== null)
    return (
      <p className={css['hint']} role="status">
        {t('facility-panel.panel.amenities.correct', { moment: factMoment(correctable_until, language) })} {left}
      </p>
    )
  const isSpent = used >= limit
  return (
    <p className={isSpent ? css['warning'] : css['hint']} role={isSpent ? 'status' : undefined}>
      {left}
    </p>
  )
}
