import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { SessionUser } from '#core/access/session-user.ts'
import { hrefFor, newOf, type Overview, seesTab, type ShownTab } from '#web/data/tabs.ts'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import { NewCount } from '#web/shells/parts/NewCount.tsx'
import { TabLink } from '#web/shells/parts/TabLink.tsx'
import type { Found, OwnFacility } from './use-card.ts'
import css from './user-card.module.css'

interface Props {
  readonly user: SessionUser
  readonly found: Found
  readonly overview: Overview
  readonly tabs: readonly ShownTab[]
  readonly profile: string | undefined
  readonly all: string | undefined
  readonly again: () => void
}

/** At most so many stand in the card. */
const most = 5

/** One's facilities with what is new of each, and the tabs that one's permissions open; nothing for who has none. */
export const CardFacilities = ({ found, all, again, ...rest }: Props) => {
  const t = useT()
  const title = useId()
  // Most have none: for them nothing is announced that would then go away under their finger.
  const none = found === 'pending' ? Object.keys(rest.user.perms).length === 0 : typeof found === 'object' && found.length === 0
  if (none) return null
  return (
    <section aria-labelledby={title} aria-busy={found === 'pending'} className={css['part']}>
      <h3 id={title} className={css['title']}>
        {t('shell.account.facilities')}
      </h3>
      {found === 'pending' && <div className={css['waiting']} role="img" aria-label={t('LOADING_DOTS')} />}
      {found === 'failed' && (
        <div role="alert" className={css['failed']}>
          <p>{t('shell.account.facilities.failed')}</p>
          <Button small onClick={again}>
            {t('shell.again')}
          </Button>
        </div>
      )}
      {typeof found === 'object' && (
        <ul>
          {found.slice(0, most).map((facility, n) => (
            <li key={facility.id}>
              <CardFacility facility={facility} open={n === 0} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {typeof found === 'object' && all !== undefined && found.length > most && (
        <a className={css['all']} href={all}>
          {t('shell.account.facilities.all')}
        </a>
      )}
    </section>
  )
}

type OfOne = Pick<Props, 'user' | 'overview' | 'tabs' | 'profile'> & { readonly facility: OwnFacility; readonly open: boolean }

const CardFacility = ({ facility, open, user, overview, tabs, profile }: OfOne) => {
  const { id, slug, name, city, status } = facility
  const shown = tabs.filter((tab) => seesTab(tab, user, facility))
  const said = (
    <>
      <span className={css['facility']}>
        {name}
        <span className={css['city']}>{city}</span>
      </span>
      <NewCount count={newOf(overview, id)} />
    </>
  )
  if (shown.length === 0)
    return profile === undefined ? (
      <span className={css['row']}>{said}</span>
    ) : (
      <a className={css['row']} href={hrefFor(profile, slug)}>
        {said}
      </a>
    )
  return (
    <details name="placowka" open={open}>
      <summary className={css['row']}>
        {said}
        <Icon of={ChevronDown} look={css['sign']} />
      </summary>
      <ul className={css['tabs']}>
        {shown.map((tab) => (
          <li key={tab.name}>
            <TabLink
              tab={{ ...tab, href: hrefFor(tab.href, id) }}
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
