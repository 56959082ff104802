import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Bar } from './Scores.tsx'
import css from './scores.module.css'

/** Numbers of opinions by their rounded mean, the best first. */
export const Distribution = ({ of }: { readonly of: readonly number[] }) => {
  const t = useT()
  const all = Math.max(
    1,
    of.reduce((sum, one) => sum + one, 0),
  )
  return (
    <dl className={css['scores']} aria-label={t('opinions.list.distribution')}>
      {of
        .map((count, at) => [at + 1, count] as const)
        .toReversed()
        .map(([stars, count]) => (
          <div key={stars}>
            <dt>{t('opinions.list.stars', { count: stars })}</dt>
            <dd>
              <Bar share={count / all} />
              {count}
            </dd>
          </div>
        ))}
    </dl>
  )
}
