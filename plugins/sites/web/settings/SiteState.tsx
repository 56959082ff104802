import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'

type State = 'hidden' | 'unpublished' | 'off' | 'open'

const stateOf = ({ hidden, published_at, active, visible }: SiteView): State =>
  hidden ? 'hidden' : published_at === null ? 'unpublished' : active && visible ? 'open' : 'off'

const tones = { hidden: 'bad', unpublished: 'info', off: 'warn', open: 'good' } as const

/** State of a site in one word, with what it means, and what differs from the draft. */
export const SiteState = ({ of: site }: { readonly of: SiteView }) => {
  const t = useT()
  const language = useLanguage()
  const { premium } = useLayoutData(panel)
  const state = stateOf(site)
  return (
    <div className={css['state']}>
      <p>
        <Badge tone={tones[state]}>{t(messageKey('sites.state', state))}</Badge>
      </p>
      <p>{t(messageKey('sites.state', state, 'text'))}</p>
      {site.published_at !== null && (
        <p className={css['hint']}>
          {t('sites.state.published', { moment: factMoment(site.published_at, language) })} {site.changed && t('sites.state.changed')}
        </p>
      )}
      {!premium && site.published_at !== null && <p className={css['notice']}>{t('sites.state.no-premium')}</p>}
    </div>
  )
}
