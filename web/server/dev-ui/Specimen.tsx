import type { ReactNode } from 'react'

interface StateProps {
  /** Name of the state: `error`, `long word`. */
  readonly name: string
  /** Shows the content as if it was hovered or focused (`forced-states.ts`). */
  readonly force?: 'hover' | 'focus' | undefined
  /** Takes a whole line. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A component in one state, with the name of the state above. */
export const State = ({ name, force, wide, children }: StateProps) => (
  <figure className={wide ? 'ui-state ui-wide' : 'ui-state'}>
    <figcaption>{name}</figcaption>
    <div data-state={force}>{children}</div>
  </figure>
)

interface SpecimenProps {
  /** Module below `web/`: `ui/primitives/Button.tsx`. */
  readonly of: string
  /** Rule for its use. */
  readonly note?: string
  readonly children: ReactNode
}

/** A component in all its states. */
export const Specimen = ({ of, note, children }: SpecimenProps) => {
  const name = of.replace(/^.*\/|\.\w+$/g, '')
  return (
    <section className="ui-specimen" aria-labelledby={`of-${name}`}>
      <h3 id={`of-${name}`}>
        <a href={`#of-${name}`}>{name}</a> <code>web/{of}</code>
      </h3>
      {note !== undefined && <p className="ui-note">{note}</p>}
      <div className="ui-states">{children}</div>
    </section>
  )
}
