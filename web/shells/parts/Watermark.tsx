import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './watermark.module.css'

/** Says on every page outside production which environment this is. */
export const Watermark = () => {
  const t = useT()
  const { environment } = usePage().context
  return environment === 'production' ? null : (
    <aside className={css['watermark']} aria-label={t('shell.watermark')}>
      {environment}
    </aside>
  )
}
