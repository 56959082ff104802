import { useT } from '#web/i18n/words.ts'
import type { Facts } from '../../profile.data.ts'
import { day, freshness } from '../../said.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** How many places there are and how many are taken, with the day of the count; an old count says that it is old, and a closed facility has none free. */
export const Places = ({ places: known, active, today }: { places: Facts['places']; active: boolean; today: string }) => {
  const t = useT()
  if (!known) return null
  const { places, enrolled } = known.value
  const free = enrolled === null || !active ? null : Math.max(0, places - enrolled)
  return (
    <Section id="miejsca" title={t('facility-profile.places')} from={[known]}>
      {enrolled !== null && places > 0 && <Filled share={Math.min(1, enrolled / places)} />}
      <dl className={css['figures']}>
        <div>
          <dt>{t('facility-profile.places.all')}</dt>
          <dd>{places}</dd>
        </div>
        {enrolled !== null && (
          <div>
            <dt>{t('facility-profile.places.enrolled')}</dt>
            <dd>{enrolled}</dd>
          </div>
        )}
        {free !== null && (
          <div>
            <dt>{t('facility-profile.places.free')}</dt>
            <dd>{free}</dd>
          </div>
        )}
      </dl>
      {free !== null && freshness(known.on, today) === 'old' && (
        <p className={css['hint']}>{t('facility-profile.places.old', { date: day(known.on) })}</p>
      )}
    </Section>
  )
}

/** The drawn bar beside the numbers that say the same. */
const Filled = ({ share }: { share: number }) => (
  <svg className={css['bar']} viewBox="0 0 400 12" preserveAspectRatio="none" aria-hidden focusable="false">
    <path d="M6 6H394" className={css['barAll']} />
    {share > 0 && <path d={`M6 6H${6 + Math.round(388 * share)}`} className={css['barTaken']} />}
  </svg>
)
