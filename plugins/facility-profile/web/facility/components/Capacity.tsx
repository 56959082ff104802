import { contradictionsOf } from '#core/facilities/contradictions.ts'
import { freshness } from '#core/facilities/free-places.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/**
 * Capacity, enrolled children and free places, with a hint if the count is old. Children are those that the facility counts
 * in its panel, where the register is not newer. A closed facility has no free places.
 */
export const Capacity = ({ facts, active, today }: { facts: Facts; active: boolean; today: string }) => {
  const { places: capacity, vacancies, child_count: counted } = facts
  const t = useT()
  const language = useLanguage()
  if (!capacity) return null
  const { places, enrolled } = capacity.value
  const own = counted !== undefined && counted.on >= capacity.on ? counted : null
  const children = own?.value ?? enrolled
  // The facility's own count, if it is as new, is told with its recruitment.
  const isOutdated = vacancies !== undefined && vacancies.on >= capacity.on
  const free = enrolled === null || !active || isOutdated ? null : Math.max(0, places - enrolled)
  const differ = active ? contradictionsOf(facts).find(({ about }) => about === 'places') : undefined
  return (
    <Section id="miejsca" title={t('facility-profile.places')} from={[capacity, own]}>
      {children !== null && places > 0 && <OccupancyBar share={Math.min(1, children / places)} />}
      <dl className={css['figures']}>
        <div>
          <dt>{t('facility-profile.places.all')}</dt>
          <dd>{places}</dd>
        </div>
        {children !== null && (
          <div>
            <dt>{t('facility-profile.places.enrolled')}</dt>
            <dd>{children}</dd>
          </div>
        )}
        {free !== null && differ === undefined && (
          <div>
            <dt>{t('facility-profile.places.free')}</dt>
            <dd>{free}</dd>
          </div>
        )}
        {differ !== undefined &&
          (['register', 'facility'] as const).map((by) => (
            <div key={by}>
              <dt>{t(messageKey('facility-profile.places', by), { date: factDay(differ[`${by}_on`], language) })}</dt>
              <dd>{differ[by]}</dd>
            </div>
          ))}
      </dl>
      {differ !== undefined && <p className={css['hint']}>{t('facility-profile.places.differ')}</p>}
      {free !== null && freshness(capacity.on, today) === 'old' && (
        <p className={css['hint']}>{t('facility-profile.places.old', { date: factDay(capacity.on, language) })}</p>
      )}
    </Section>
  )
}

/** Decorative bar of the share of occupied places. */
const OccupancyBar = ({ share }: { share: number }) => (
  <svg className={css['bar']} viewBox="0 0 400 12" preserveAspectRatio="none" aria-hidden focusable="false">
    <path d="M6 6H394" className={css['barAll']} />
    {share > 0 && <path d={`M6 6H${6 + Math.round(388 * share)}`} className={css['barTaken']} />}
  </svg>
)
