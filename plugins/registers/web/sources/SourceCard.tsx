import { useT } from '#web/i18n/words.ts'
import type { data } from './sources.data.ts'
import css from './sources.module.css'

type Source = Awaited<ReturnType<typeof data>>['value']['registers'][number]

/** `2025-09-17` → `17.09.2025`. */
const day = (iso: string) => iso.slice(0, 10).split('-').reverse().join('.')

/** One source: what it is, whose, under which terms, how new, and how much of it is here. */
export const SourceCard = ({ source: { key, made, facilities, edition_on, taken_in_at } }: { source: Source }) => {
  const t = useT()
  const lines = [
    ...(made ? [] : (['publisher', 'licence'] as const).map((name) => [name, t(`registers.source.${key}.${name}`)] as const)),
    ['edition', edition_on === null ? t('registers.sources.none') : day(edition_on)],
    ...(taken_in_at === null ? [] : [['taken-in', day(taken_in_at)] as const]),
  ] as const
  return (
    <article className={made ? `${css['source']} ${css['made']}` : css['source']}>
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
