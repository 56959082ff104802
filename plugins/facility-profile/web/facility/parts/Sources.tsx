import { facilitySourcesSlot } from '#core/facilities/slots.ts'
import { tagOf } from '#core/kernel/language.ts'
import { Slot } from '#web/ui/Slot.tsx'
import { usePage } from '#web/runtime/page.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Profile } from '../../profile.data.ts'
import { formatDay, sourceName } from '../../format.ts'
import css from '../facility.module.css'

/** Lists facts that parents look for and no source provides. */
const missingFactsOf = ({ facts, contact, facility }: Profile) => [
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

/** All sources with their dates, the name in the register where it differs, missing facts, and an explanation of the status badge. */
export const Sources = (profile: Profile) => {
  const t = useT()
  const language = useLanguage()
  const { context, href } = usePage()
  const sourcesPage = href('sources')
  const { sources, facility, facts } = profile
  const missing = missingFactsOf(profile).map((name) => t(`facility-profile.silent.${name}`))
  return (
    <section id="zrodla" aria-labelledby="zrodla-tytul">
      <h2 id="zrodla-tytul">{t('facility-profile.sources')}</h2>
      <ul className={css['sourceList']}>
        {sources.map(({ source, number, on, goneOn }) => (
          <li key={`${source}/${number}`}>
            {t('facility-profile.sources.line', { source: sourceName(source, t), number, date: formatDay(on) })}
            {goneOn !== null && ` ${t('facility-profile.sources.gone', { date: formatDay(goneOn) })}`}
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
      {missing.length > 0 && <p>{t('facility-profile.silent', { list: new Intl.ListFormat(tagOf[language]).format(missing) })}</p>}
      {facility.active && <p>{t(`facility-profile.status.${facility.shadow_status ?? facility.status}.means`)}</p>}
      {sourcesPage !== undefined && (
        <p>
          <a href={sourcesPage}>{t('facility-profile.sources.more')}</a>
        </p>
      )}
      <Slot slot={facilitySourcesSlot} of={{ id: facility.id, slug: facility.slug, name: facility.name, parts: context.layout }} />
    </section>
  )
}
