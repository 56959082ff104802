import { useT } from '#web/i18n/words.ts'
import { cityLine, streetLine } from '../../address.ts'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'
import { Surroundings } from './Surroundings.tsx'

/** Where it lies, from the street up to the voivodeship, and how exactly that is known. */
export const Whereabouts = ({ facility, facts, nearby }: Profile) => {
  const t = useT()
  const { city, district, voivodeship, latitude, longitude, location_precision: precision } = facility
  // In a city that is its own commune and county the name would stand there four times.
  const beside = (name: string | undefined) => (name === city ? undefined : name)
  const lines = [
    ['address', [streetLine(facts, city), cityLine(facts, city)].filter(Boolean).join(', ')],
    ['district', district],
    ['commune', beside(facts.commune?.value)],
    ['county', beside(facts.county?.value)],
    ['voivodeship', t(`places.voivodeship.${voivodeship}`)],
  ] as const
  return (
    <Section id="polozenie" title={t('facility-profile.where')} from={[facts.street, facts.city, facts.location]}>
      <Surroundings facility={facility} nearby={nearby} />
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
