import type { ReactNode } from 'react'

/** Text with a highlighted part between asterisks: `Znajdź *swoje* miejsce`, so that each translation chooses the word. */
export const TextWithHighlight = ({ text, highlight }: { text: string; highlight: (part: string) => ReactNode }) => {
  const [before, part, after] = text.split('*')
  return (
    <>
      {before}
      {part === undefined ? null : highlight(part)}
      {after}
    </>
  )
}
