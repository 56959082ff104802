import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#core/kernel/language.ts'
import type { Messages } from '#core/ports/translator.ts'
import { I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { createI18next } from './create-i18next.ts'
import { useTranslate } from './use-translate.ts'

interface PageTextsProps {
  readonly language: Language
  readonly messages: Messages
  readonly children: ReactNode
}

/** Provides the texts of an interactive page: its components translate by `useTranslation()` of react-i18next, which is `useT()`. */
export const PageTexts = ({ language, messages, children }: PageTextsProps) => {
  const root = useMemo(() => ({ language, useTranslate }), [language])
  return (
    <I18nextProvider i18n={createI18next(language, messages)}>
      <I18nContext value={root}>{children}</I18nContext>
    </I18nextProvider>
  )
}
