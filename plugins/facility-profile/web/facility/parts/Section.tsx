import type { ReactNode } from 'react'
import type { From } from '../../profile.data.ts'
import { SourceNote } from './SourceNote.tsx'

/** One question a parent asks, its answer, and where the answer is from. */
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
