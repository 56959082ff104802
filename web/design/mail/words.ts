import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** What a mail is put into words with. */
export interface MailWords {
  readonly language: Language
  readonly t: Translate
  /** Where this installation is, without a trailing slash. */
  readonly site: string
  /** The whole address of a page by the path of its Polish twin, in the mail's language. */
  link(path: `/${string}`): string
}

export const MailWordsContext = createContext<MailWords | null>(null)

/** The words of the mail that is being drawn. */
export const useMail = (): MailWords => {
  const words = useContext(MailWordsContext)
  if (!words) throw new Error('Drawn outside of a mail')
  return words
}
