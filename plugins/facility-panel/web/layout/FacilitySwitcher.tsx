import { ChevronDown, Sparkles } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { badgesAtom, useAtomValue } from '#web/app-kit/state.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { newCountOfFacility } from '#web/runtime/session/overview-counts.ts'
import { NewCount } from '#web/ui/layouts/components/NewCount.tsx'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type PanelFacilityHead, panel } from '../../contract/ui.ts'
import { usePanelHref } from '../components/use-panel-href.ts'
import css from './facility-switcher.module.css'

const tones = { unknown: 'plain', registered: 'good', premium: 'star', pending: 'warn', rejected: 'bad' } as const satisfies Record<
  string,
  Tone
>

/** Badge of a facility: changes that wait or were rejected come first (features PR-08). */
const StatusBadge = ({ facility: { status, shadow_status, active } }: { readonly facility: PanelFacilityHead }) => {
  const t = useT()
  const shown = shadow_status ?? status
  return active ? (
    <Badge tone={tones[shown]}>{t(messageKey('facility-panel.panel.status', shown))}</Badge>
  ) : (
    <Badge tone="bad">{t('facility-panel.panel.status.closed')}</Badge>
  )
}

/** Mark of a facility that the user has not opened yet. */
const NewMark = ({ facility }: { readonly facility: PanelFacilityHead }) => {
  const t = useT()
  return facility.is_new ? (
    <Badge tone="info" icon={Sparkles}>
      {t('facility-panel.panel.new')}
    </Badge>
  ) : null
}

const Head = ({ facility }: { readonly facility: PanelFacilityHead }) => (
  <span className={css['head']}>
    <span className={css['name']}>{facility.name}</span>
    <span className={css['marks']}>
      <span className={css['city']}>{facility.city}</span>
      <StatusBadge facility={facility} />
      <NewMark facility={facility} />
    </span>
  </span>
)

/** The open facility, and the way to the user's other ones, each with what is new there. */
export const FacilitySwitcher = () => {
  const t = useT()
  const href = usePanelHref()
  const { facility, facilities } = useLayoutData(panel)
  const overview = useAtomValue(badgesAtom)
  const others = facilities.filter(({ id }) => id !== facility.id)
  if (others.length === 0)
    return (
      <div className={css['only']}>
        <Head facility={facility} />
      </div>
    )
  return (
    <details className={css['switcher']}>
      <summary className={css['open']} aria-label={t('facility-panel.panel.switch', { name: facility.name })}>
        <Head facility={facility} />
        <Icon of={ChevronDown} look={css['sign']} />
      </summary>
      <ul className={css['list']}>
        {others.map((one) => (
          <li key={one.id}>
            <a className={css['other']} href={href('user_facility', one.id)}>
              <Head facility={one} />
              <NewCount count={newCountOfFacility(overview, one.id)} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
