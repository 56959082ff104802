import type { ReactNode } from 'react'

/** A text whose part between asterisks is marked: `Znajdź *swoje* miejsce`, so that each language marks its own word. */
export const Marked = ({ text, mark }: { text: string; mark: (part: string) => ReactNode }) => {
  const [before, part, after] = text.split('*')
  return (
    <>
      {before}
      {part === undefined ? null : mark(part)}
      {after}
    </>
  )
}
