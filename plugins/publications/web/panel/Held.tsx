import { CircleAlert } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { NewsHead } from '../../contract/publication.ts'
import css from '../app.module.css'

/** Says that a facility's scheduled post was held back because the package had ended, and where to go. */
export const Held = ({ of: { held, facility_id } }: { readonly of: Pick<NewsHead, 'held' | 'facility_id'> }) => {
  const t = useT()
  const href = useHref()
  if (held === null || facility_id === null) return null
  // Missing where no plugin sells packages.
  const packages = href('facility_package', { facility: facility_id })
  return (
    <div className={css['held']} role="status">
      <Icon of={CircleAlert} />
      <div>
        <p>{t('publications.panel.held')}</p>
        {packages !== undefined && <a href={packages}>{t('publications.panel.held.way')}</a>}
      </div>
    </div>
  )
}
