import { Ban, Construction, PauseCircle } from 'lucide-react'
import { Badge, type Tone } from '#web/design/Badge.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'

type Facility = Profile['facility']

const tones = { unknown: 'plain', registered: 'good', premium: 'star', pending: 'warn', rejected: 'bad' } as const satisfies Record<
  string,
  Tone
>

/** Names beyond this many letters are set smaller: registers have some of 130. */
const longName = 60

/** How the facility stands; an edit that waits or was refused beats its status (features PR-08). */
const standingOf = ({ status, shadow_status }: Facility) => shadow_status ?? status

/** Name, kind, place and badges. */
export const Heading = ({ facility }: Profile) => {
  const t = useT()
  const href = useHref()
  const { name, type, category, voivodeship, city, city_slug, district } = facility
  const standing = standingOf(facility)
  const inCity = category === null ? undefined : href('catalog_facilities', { type: category, voivodeship, city: city_slug })
  return (
    <header className={css['heading']}>
      <p className={css['kind']}>
        {t(`tags.specialization.${type}`)}
        <span aria-hidden> · </span>
        {inCity === undefined ? city : <a href={inCity}>{city}</a>}
        {district !== null && `, ${district}`}
      </p>
      <h1 className={name.length > longName ? css['long'] : undefined}>{name}</h1>
      <ul className={css['badges']}>
        {facility.active ? (
          <li>
            <Badge tone={tones[standing]}>{t(`facility-profile.status.${standing}`)}</Badge>
          </li>
        ) : (
          <li>
            <Badge tone="bad" icon={Ban}>
              {t('facility-profile.status.closed')}
            </Badge>
          </li>
        )}
        {facility.active && facility.suspended && (
          <li>
            <Badge tone="warn" icon={PauseCircle}>
              {t('facility-profile.status.suspended')}
            </Badge>
          </li>
        )}
        {facility.made && (
          <li>
            <Badge tone="info" icon={Construction}>
              {t('facility-profile.made')}
            </Badge>
          </li>
        )}
      </ul>
    </header>
  )
}
