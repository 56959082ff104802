import type { DraftPlace } from './draft.ts'
import { type StoredValues, useStoredValues } from './use-stored-values.ts'

interface StoredTextOptions {
  /** Id of the text among those of the tab. */
  readonly id: string
  /** Absent: the text stays in the tab alone. */
  readonly place?: DraftPlace | undefined
  /** Text with which the field begins. */
  readonly initial: string
}

/** Text that is being written outside of a form of the app kit. */
export interface StoredText extends Pick<StoredValues<{ readonly text: string }>, 'draft' | 'conflicts' | 'forget'> {
  readonly text: string
  readonly write: (text: string) => void
}

/** Keeps a text that is being written, in the tab and on the server, as forms keep their fields; an empty one has no draft. */
export const useStoredText = ({ id, place, initial }: StoredTextOptions): StoredText => {
  const stored = useStoredValues({ id, place, initial: { text: initial }, isWorth: ({ text }) => text !== '' })
  return { ...stored, text: stored.values.text, write: (text) => stored.change({ text }) }
}
