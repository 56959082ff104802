import { Ban, Construction, Flag, Info, PauseCircle } from 'lucide-react'
import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Badge, type Tone } from '#web/ui/primitives/Badge.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { sourceLine } from '../../format.ts'
import type { From, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'

type Facility = Profile['facility']

const tones = { unknown: 'plain', registered: 'good', premium: 'star', pending: 'warn', rejected: 'bad' } as const satisfies Record<
  string,
  Tone
>

/** Longer names use a smaller font; registers contain some of 130 characters. */
const longName = 60

/** Returns the status to show; a pending or rejected edit takes precedence (features PR-08). */
const shownStatusOf = ({ status, shadow_status }: Facility) => shadow_status ?? status

/** Heading of the profile: name, kind, location, badges, source, and links of plugins. */
export const Heading = ({ main, profile }: { main: From | null; profile: Profile }) => {
  const t = useT()
  const { href, context } = usePage()
  const { facility } = profile
  const { name, type, category, voivodeship, city, city_slug, district } = facility
  const cityName = cityNameIn(city, useLanguage())
  const shownStatus = shownStatusOf(facility)
  const inCity = category === null ? undefined : href('catalog_facilities', { type: category, voivodeship, city: city_slug })
  return (
    <header className={css['heading']}>
      <p className={css['kind']}>
        {t(messageKey('tags.specialization', type))}
        <span aria-hidden> · </span>
        {inCity === undefined ? cityName : <a href={inCity}>{cityName}</a>}
        {district !== null && `, ${district}`}
      </p>
      <h1 className={name.length > longName ? css['long'] : undefined}>{name}</h1>
      <ul className={css['badges']}>
        {facility.active ? (
          <li>
            <Badge tone={tones[shownStatus]}>{t(messageKey('facility-profile.status', shownStatus))}</Badge>
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
      {main && <Provenance main={main} profile={profile} />}
      <div className={css['headingLinks']}>
        <Slot
          slot={facilityHeadingSlot}
          of={{ id: facility.id, slug: facility.slug, name: facility.name, active: facility.active, parts: context.layout }}
        />
        <a href={href('facility_report', { facility: facility.slug })} rel="nofollow">
          <Icon of={Flag} />
          {t('facility-profile.report')}
        </a>
      </div>
    </header>
  )
}

/**
 * Line with the source of most facts (features PR-12). Expanded: all sources with their dates, the name in the register
 * where it differs, doubtful statements, and the meaning of the status badge.
 */
const Provenance = ({ main, profile }: { main: From; profile: Profile }) => {
  const t = useT()
  const language = useLanguage()
  const sourcesPage = useHref()('sources')
  const { sources, facility, facts, doubts } = profile
  return (
    <details id="zrodla" className={css['provenance']}>
      <summary>
        <span>{sourceLine(main, t, language)}</span>
        <Icon of={Info} />
      </summary>
      <div className={css['provenanceText']}>
        <ul>
          {sources.map(({ source, number, on, goneOn }) => (
            <li key={`${source}/${number}`}>
              {sourceLine({ source, number, on }, t, language).replace(/^[^:]+: /, '')}
              {goneOn !== null && ` ${t('facility-profile.sources.gone', { date: textDay(goneOn, language) })}`}
            </li>
          ))}
        </ul>
        {facts.register_name && (
          <p>
            {t('facility-profile.register-name')}{' '}
            <span translate="no" lang="pl">
              {facts.register_name.value}
            </span>
          </p>
        )}
        {doubts.length > 0 && <Doubts doubts={doubts} />}
        {facility.active && <p>{t(messageKey('facility-profile.status', facility.shadow_status ?? facility.status, 'means'))}</p>}
        {sourcesPage !== undefined && (
          <p>
            <a href={sourcesPage}>{t('facility-profile.sources.more')}</a>
          </p>
        )}
      </div>
    </details>
  )
}

/** Lists what sources state and is too unlikely to be shown as a fact: in the source's own words, with the reason, source and day. */
const Doubts = ({ doubts }: { doubts: Profile['doubts'] }) => {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <p>{t('facility-profile.doubts')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.about}>
            {t(messageKey('facility-profile', doubt.about === 'location' ? 'where' : doubt.about))}:{' '}
            <q lang="pl" translate="no">
              {doubt.text}
            </q>
            {'. '}
            {t(messageKey('facility-profile.doubts', doubt.reason), { kilometres: doubt.kilometres ?? 0 })} {sourceLine(doubt, t, language)}
          </li>
        ))}
      </ul>
    </>
  )
}
