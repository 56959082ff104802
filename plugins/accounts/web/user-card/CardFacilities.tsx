import { ChevronDown, Sparkles } from 'lucide-react'
import { useId } from 'react'
import type { SessionUser } from '#core/access/session-user.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { newCountOfFacility, type Overview } from '#web/runtime/session/overview-counts.ts'
import { canSeeTab, facilityHref, type ResolvedTab, shownTabs } from '#web/runtime/tabs.ts'
import { NewCount } from '#web/ui/layouts/components/NewCount.tsx'
import { TabLink } from '#web/ui/layouts/components/TabLink.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { OwnFacilities, OwnFacility, ShadowFacility } from './use-user-card.ts'
import css from './user-card.module.css'

interface Props {
  readonly user: SessionUser
  readonly facilities: OwnFacilities
  readonly overview: Overview
  readonly tabs: readonly ResolvedTab[]
  readonly profile: string | undefined
  readonly all: string | undefined
  readonly retry: () => void
}

/** Maximum number of facilities in the card. */
const maxFacilities = 5

/** Facilities of the user with counters and the tabs that their permissions allow; renders nothing without facilities. */
export const CardFacilities = ({ facilities, all, retry, ...rest }: Props) => {
  const t = useT()
  const title = useId()
  // Most users have no facilities: while loading, users without permissions get no placeholder that would disappear.
  const own = typeof facilities === 'object' ? facilities.facilities : []
  // Rejected ones are hidden here (specification §8); the pages of the account show them.
  const waiting = typeof facilities === 'object' ? facilities.shadow_facilities.filter((one) => one.shadow_status === 'pending') : []
  const none = facilities === 'pending' ? Object.keys(rest.user.perms).length === 0 : own.length + waiting.length === 0
  if (none && facilities !== 'failed') return null
  return (
    <section aria-labelledby={title} aria-busy={facilities === 'pending'} className={css['part']}>
      <h3 id={title} className={css['title']}>
        {t('shell.account.facilities')}
      </h3>
      {facilities === 'pending' && <div className={css['waiting']} role="img" aria-label={t('LOADING_DOTS')} />}
      {facilities === 'failed' && (
        <div role="alert" className={css['failed']}>
          <p>{t('shell.account.facilities.failed')}</p>
          <Button small onClick={retry}>
            {t('shell.again')}
          </Button>
        </div>
      )}
      {typeof facilities === 'object' && (
        <ul>
          {own.slice(0, maxFacilities).map((facility, n) => (
            <li key={facility.id}>
              <CardFacility facility={facility} open={n === 0} {...rest} />
            </li>
          ))}
          {waiting.slice(0, maxFacilities).map((facility) => (
            <li key={facility.id}>
              <WaitingFacility facility={facility} />
            </li>
          ))}
        </ul>
      )}
      {all !== undefined && own.length > maxFacilities && (
        <a className={css['all']} href={all}>
          {t('shell.account.facilities.all')}
        </a>
      )}
    </section>
  )
}

type CardFacilityProps = Pick<Props, 'user' | 'overview' | 'tabs' | 'profile'> & { readonly facility: OwnFacility; readonly open: boolean }

const CardFacility = ({ facility, open, user, overview, tabs, profile }: CardFacilityProps) => {
  const { id, slug, name, city, status, is_new: isNew } = facility
  const t = useT()
  const shown = shownTabs(tabs, (tab) => canSeeTab(tab, user, facility))
  const header = (
    <>
      <span className={css['facility']}>
        {name}
        <span className={css['city']}>{city}</span>
      </span>
      {isNew && shown.length > 0 && (
        <Badge tone="info" icon={Sparkles}>
          {t('shell.account.facilities.new')}
        </Badge>
      )}
      <NewCount count={newCountOfFacility(overview, id)} />
    </>
  )
  if (shown.length === 0)
    return profile === undefined ? (
      <span className={css['row']}>{header}</span>
    ) : (
      <a className={css['row']} href={facilityHref(profile, slug)}>
        {header}
      </a>
    )
  return (
    <details name="placowka" open={open}>
      <summary className={css['row']}>
        {header}
        <Icon of={ChevronDown} look={css['sign']} />
      </summary>
      <ul className={css['tabs']}>
        {shown.map((tab) => (
          <li key={tab.name}>
            <TabLink
              tab={{ ...tab, href: facilityHref(tab.href, id) }}
              overview={overview}
              facilityId={id}
              locked={tab.premium === true && status !== 'premium'}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Facility that waits for support: it cannot be opened, and says why (specification §8). */
const WaitingFacility = ({ facility: { name, city } }: { readonly facility: ShadowFacility }) => {
  const t = useT()
  const explain = async () => {
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'warning', text: t('FACILITY_WAITING_FOR_APPROVAL_TOAST') })
  }
  return (
    <button type="button" className={`${css['row']} ${css['closed']}`} onClick={() => void explain()}>
      <span className={css['facility']}>
        {name}
        <span className={css['city']}>{city}</span>
      </span>
      <Badge tone="warn">{t('shell.account.facilities.waiting')}</Badge>
    </button>
  )
}
