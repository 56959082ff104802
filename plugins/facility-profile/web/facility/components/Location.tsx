import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Nearby } from './Nearby.tsx'
import { NeighbourhoodMap } from './NeighbourhoodMap.tsx'
import { Section } from './Section.tsx'

/** Location of the facility: district to voivodeship, a warning about inexact coordinates, the nearest facilities and their map. */
export const Location = ({ facility, facts, nearby, hasMap }: Profile & { readonly hasMap: boolean }) => {
  const t = useT()
  const { city, district, voivodeship, location_precision: precision } = facility
  // A city that is its own commune and county would otherwise be named four times.
  const unlessCity = (name: string | undefined) => (name === city ? undefined : name)
  const lines = [
    ['district', district],
    ['commune', unlessCity(facts.commune?.value)],
    ['county', unlessCity(facts.county?.value)],
    ['voivodeship', t(voivodeshipKey(voivodeship))],
  ] as const
  return (
    <Section id="polozenie" title={t('facility-profile.where')} from={[facts.street, facts.city, facts.location]}>
      <dl className={css['area']}>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(messageKey('facility-profile.where', key))}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {precision !== null && precision !== 'exact' && <p className={css['hint']}>{t(messageKey('facility-profile.where', precision))}</p>}
      <div className={hasMap ? css['around'] : undefined}>
        {hasMap && <NeighbourhoodMap facility={facility} nearby={nearby} />}
        <Nearby nearby={nearby} />
      </div>
    </Section>
  )
}
