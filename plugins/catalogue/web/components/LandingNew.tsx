import { textDay } from '#core/kernel/dates.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { NewInVoivodeship } from '../../contract/landing.ts'
import css from '../cards.module.css'

/** Facilities that are new in the registers, by voivodeship, with the day of the edition that named them first (features SM-19). */
export const LandingNew = ({ voivodeships }: { readonly voivodeships: readonly NewInVoivodeship[] }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  if (voivodeships.length === 0) return null
  return (
    <section aria-labelledby="nowe-w-rejestrze" className={css['landingRecommendedSection']}>
      <h2 id="nowe-w-rejestrze">{t('catalogue.new.title')}</h2>
      <p className={css['rule']}>{t('catalogue.new.rule')}</p>
      <div className={css['landingNew']}>
        {voivodeships.map(({ voivodeship, total, newest }) => (
          <div key={voivodeship}>
            <h3>{t(voivodeshipKey(voivodeship))}</h3>
            {newest.map(({ slug, name, city, day }) => (
              <p key={slug}>
                <a href={href('map_facility', { facility: slug })}>{name}</a>
                <span>{`${cityNameIn(city, language)} · ${textDay(day, language)}`}</span>
              </p>
            ))}
            {total > newest.length && <span>{t('catalogue.new.more', { count: total - newest.length })}</span>}
          </div>
        ))}
      </div>
    </section>
  )
}
