import { Printer, Route, Share2 } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { Profile } from '../../profile.data.ts'
import css from './actions.module.css'

/** Links for directions and sharing, and a print button. Without JavaScript sharing opens an e-mail; printing uses the browser's menu. */
export const Actions = ({ facility }: Pick<Profile, 'facility'>) => {
  const t = useT()
  const { href, context } = usePage()
  const { slug, name, longitude, latitude } = facility
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${context.publicUrl}${href(`/placowka/${slug}`)}`)}`
  return (
    <div className={css['actions']}>
      {longitude !== null && latitude !== null && (
        <a href={`https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`} rel="nofollow noopener">
          <Icon of={Route} />
          {t('facility-profile.actions.directions')}
        </a>
      )}
      <a href={mail} data-copied={t('facility-profile.actions.copied')}>
        <Icon of={Share2} />
        {t('facility-profile.actions.share')}
      </a>
      <button type="button" data-print="" className={css['print']}>
        <Icon of={Printer} />
        {t('facility-profile.actions.print')}
      </button>
    </div>
  )
}
