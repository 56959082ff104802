import type { RegisterKey, SourceKey, WrittenSource } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import type { data } from './sources.data.ts'
import css from './sources.module.css'

/** Source that is imported as a whole, not written in parts. */
type Imported = Exclude<SourceKey, WrittenSource>

type Source = Awaited<ReturnType<typeof data>>['value']['registers'][number]

/** Card of one source: description, publisher, licence, newest edition and number of facilities. */
export const SourceCard = ({ source: { key, synthetic, facilities, edition_on, imported_at } }: { source: Source }) => {
  const t = useT()
  const language = useLanguage()
  const lines = [
    ...(synthetic
      ? []
      : (['publisher', 'licence'] as const).map((name) => [name, t(messageKey('registers.source', key as RegisterKey, name))] as const)),
    ['edition', edition_on === null ? t('registers.sources.none') : factDay(edition_on, language)],
    ...(imported_at === null ? [] : [['taken-in', factDay(imported_at, language)] as const]),
  ] as const
  return (
    <article className={synthetic ? `${css['source']} ${css['synthetic']}` : css['source']}>
      <h3>{t(messageKey('registers.source', key as Imported))}</h3>
      <p>{t(messageKey('registers.source', key as Imported, 'what'))}</p>
      <p className={css['count']}>{t('registers.sources.names', { count: facilities })}</p>
      <dl className={css['lines']}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{t(messageKey('registers.sources', name))}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
