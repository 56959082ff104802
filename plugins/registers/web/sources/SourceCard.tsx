import { factDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { data } from './sources.data.ts'
import css from './sources.module.css'

type Source = Awaited<ReturnType<typeof data>>['value']['registers'][number]

/** Formats an ISO date: `2025-09-17` → `17.09.2025`. */

/** Card of one source: description, publisher, licence, newest edition and number of facilities. */
export const SourceCard = ({ source: { key, synthetic, facilities, edition_on, imported_at } }: { source: Source }) => {
  const t = useT()
  const language = useLanguage()
  const lines = [
    ...(synthetic ? [] : (['publisher', 'licence'] as const).map((name) => [name, t(`registers.source.${key}.${name}`)] as const)),
    ['edition', edition_on === null ? t('registers.sources.none') : factDay(edition_on, language)],
    ...(imported_at === null ? [] : [['taken-in', factDay(imported_at, language)] as const]),
  ] as const
  return (
    <article className={synthetic ? `${css['source']} ${css['synthetic']}` : css['source']}>
      <h3>{t(`registers.source.${key}`)}</h3>
      <p>{t(`registers.source.${key}.what`)}</p>
      <p className={css['count']}>{t('registers.sources.names', { count: facilities })}</p>
      <dl className={css['lines']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`registers.sources.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
