import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { cityLine, streetLine } from '../../address-lines.ts'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'
import { NeighbourhoodMap } from './NeighbourhoodMap.tsx'

/** Location of the facility from street to voivodeship, with the precision of its coordinates. */
export const Location = ({ facility, facts, nearby }: Profile) => {
  const t = useT()
  const { city, district, voivodeship, latitude, longitude, location_precision: precision } = facility
  // A city that is its own commune and county would otherwise be named four times.
  const unlessCity = (name: string | undefined) => (name === city ? undefined : name)
  const lines = [
    ['address', [streetLine(facts, city), cityLine(facts, city)].filter(Boolean).join(', ')],
    ['district', district],
    ['commune', unlessCity(facts.commune?.value)],
    ['county', unlessCity(facts.county?.value)],
    ['voivodeship', t(`places.voivodeship.${voivodeship}`)],
  ] as const
  return (
    <Section id="polozenie" title={t('facility-profile.where')} from={[facts.street, facts.city, facts.location]}>
      <NeighbourhoodMap facility={facility} nearby={nearby} />
      <dl className={css['pairs']}>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`facility-profile.where.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {latitude !== null && longitude !== null && precision !== null && (
        <p className={css['hint']}>
          {t(`facility-profile.where.${precision}`, { point: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` })}
        </p>
      )}
    </Section>
  )
}
