import type { ReactNode } from 'react'
import type { From } from '../../profile.data.ts'
import { SourceNote } from './SourceNote.tsx'

/** Section of a profile with a note about its sources. */
export const Section = ({
  id,
  title,
  from,
  children,
}: {
  id: string
  title: string
  from: readonly (From | null | undefined)[]
  children: ReactNode
}) => (
  <section id={id} aria-labelledby={`${id}-tytul`}>
    <h2 id={`${id}-tytul`}>{title}</h2>
    {children}
    <SourceNote from={from} />
  </section>
)
