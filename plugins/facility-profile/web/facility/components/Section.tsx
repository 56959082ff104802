import type { ReactNode } from 'react'
import type { From } from '../../profile.data.ts'
import css from '../facility.module.css'
import { SourceNote } from './SourceNote.tsx'

/** Section of a profile, with a note beside its heading where its sources differ from the profile's main one. */
export const Section = ({
  id,
  title,
  from,
  dated,
  children,
}: {
  id: string
  title: string
  from: readonly (From | null | undefined)[]
  /** The note is there where the source is the main one too. */
  dated?: boolean
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-tytul`}>
    <div className={css['sectionTop']}>
      <h2 id={`${id}-tytul`}>{title}</h2>
      <SourceNote from={from} dated={dated} />
    </div>
    {children}
  </section>
)
