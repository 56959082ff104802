import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import css from './watermark.module.css'

/** Watermark with the name of the environment, outside production. */
export const Watermark = () => {
  const t = useT()
  const { environment } = usePage().context
  return environment === 'production' ? null : (
    <aside className={css['watermark']} aria-label={t('shell.watermark')}>
      {environment}
    </aside>
  )
}
