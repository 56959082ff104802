import { tagOf } from '#core/kernel/language.ts'
import { Slot } from '#web/Slot.tsx'
import { usePage } from '#web/here.ts'
import { useLanguage, useT } from '#web/i18n/words.ts'
import type { Profile } from '../../profile.data.ts'
import { day, sourceName } from '../../said.ts'
import css from '../facility.module.css'

/** What parents look for and no source says. */
const silentOn = ({ facts, contact, facility }: Profile) => [
  ...(facts.fees ? [] : ['fees']),
  ...(facts.places ? [] : ['places']),
  ...(facts.hours || facts.hours_text ? [] : ['hours']),
  ...(facts.street || facts.building_number ? [] : ['street']),
  ...(contact.phone ? [] : ['phone']),
  ...(contact.email ? [] : ['email']),
  ...(facts.website || facts.social ? [] : ['website']),
  ...(facts.accessible ? [] : ['accessible']),
  ...(facility.latitude === null ? ['location'] : []),
]

/** Who says all this, since when, what nobody says, and what the badge means. */
export const Sources = (profile: Profile) => {
  const t = useT()
  const language = useLanguage()
  const { context, href } = usePage()
  const more = href('sources')
  const { sources, facility } = profile
  const silent = silentOn(profile).map((name) => t(`facility-profile.silent.${name}`))
  return (
    <section id="zrodla" aria-labelledby="zrodla-tytul">
      <h2 id="zrodla-tytul">{t('facility-profile.sources')}</h2>
      <ul className={css['sourceList']}>
        {sources.map(({ source, number, on, goneOn }) => (
          <li key={`${source}/${number}`}>
            {t('facility-profile.sources.line', { source: sourceName(source, t), number, date: day(on) })}
            {goneOn !== null && ` ${t('facility-profile.sources.gone', { date: day(goneOn) })}`}
          </li>
        ))}
      </ul>
      {silent.length > 0 && <p>{t('facility-profile.silent', { list: new Intl.ListFormat(tagOf[language]).format(silent) })}</p>}
      {facility.active && <p>{t(`facility-profile.status.${facility.shadow_status ?? facility.status}.means`)}</p>}
      {more !== undefined && (
        <p>
          <a href={more}>{t('facility-profile.sources.more')}</a>
        </p>
      )}
      <Slot name="facility.sources" of={{ id: facility.id, slug: facility.slug, name: facility.name, parts: context.layout }} />
    </section>
  )
}
