import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Language, translator and addresses for rendering a mail. */
export interface MailContextValue {
  readonly language: Language
  readonly t: Translate
  /** Address of this installation, without a trailing slash. */
  readonly site: string
  /** Returns the absolute address of a page in the mail's language, from its Polish path. */
  link(path: `/${string}`): string
}

export const MailContext = createContext<MailContextValue | null>(null)

/** Returns the context of the mail being rendered. Throws outside of a mail. */
export const useMail = (): MailContextValue => {
  const mail = useContext(MailContext)
  if (!mail) throw new Error('useMail() outside of a mail')
  return mail
}
