import css from './figures.module.css'

/** One number and what it counts, both as finished words. */
export interface Figure {
  readonly label: string
  readonly number: string
}

/** A few numbers, large, each above what it counts. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className={css['figures']}>
    {of.map(({ label, number }) => (
      <div key={label} className={css['figure']}>
        <dt className={css['label']}>{label}</dt>
        <dd className={css['number']}>{number}</dd>
      </div>
    ))}
  </dl>
)
