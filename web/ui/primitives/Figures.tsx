import css from './figures.module.css'

/** A number and its label, both formatted and translated. */
export interface Figure {
  readonly label: string
  readonly number: string
}

/** A few large numbers with their labels. */
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
