import { Info } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sourceLine } from '../../format.ts'
import type { From, Profile } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Doubts } from './Doubts.tsx'

/** Lists facts that parents look for and no source provides; what is doubted was provided. */
const missingFactsOf = ({ facts, contact, facility, doubts }: Profile) => [
  ...(facts.fees || doubts.some(({ about }) => about.startsWith('fees.')) ? [] : (['fees'] as const)),
  ...(facts.places ? [] : (['places'] as const)),
  ...(facts.hours || facts.hours_text || doubts.some(({ about }) => about === 'hours') ? [] : (['hours'] as const)),
  ...(facts.street || facts.building_number ? [] : (['street'] as const)),
  ...(contact.phone ? [] : (['phone'] as const)),
  ...(contact.email ? [] : (['email'] as const)),
  ...(facts.website || facts.social ? [] : (['website'] as const)),
  ...(facts.accessible ? [] : (['accessible'] as const)),
  ...(facility.latitude === null ? (['location'] as const) : []),
]

/**
 * Line with the source of most facts (features PR-12). Expanded: all sources with their dates, the name in the register
 * where it differs, missing facts, and the meaning of the status badge.
 */
export const Provenance = ({ main, profile }: { main: From; profile: Profile }) => {
  const t = useT()
  const language = useLanguage()
  const sourcesPage = useHref()('sources')
  const { sources, facility, facts, doubts } = profile
  const missing = missingFactsOf(profile).map((name) => t(messageKey('facility-profile.silent', name)))
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
        {missing.length > 0 && <p>{t('facility-profile.silent', { list: new Intl.ListFormat(tagOf[language]).format(missing) })}</p>}
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
