import { type ReactNode, useMemo } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useTranslate } from '#web/app-kit/i18n/use-translate.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import type { RequestContext } from '#web/runtime/request-context.ts'

interface StaticTextsProps {
  readonly of: Pick<RequestContext, 'language' | 'engine'>
  readonly children: ReactNode
}

/** Provides the texts of a page that is rendered only on the server, from the engine of the request's language. */
export const StaticTexts = ({ of, children }: StaticTextsProps) => (
  <I18nextProvider i18n={of.engine}>
    <OneTranslation language={of.language}>{children}</OneTranslation>
  </I18nextProvider>
)

/** Calls the hook once for all components: in each of them its hooks would wait for changes that never come (decision 239). */
const OneTranslation = ({ language, children }: { readonly language: RequestContext['language']; readonly children: ReactNode }) => {
  const t = useTranslate()
  const root = useMemo(() => fixedI18n({ language, t }), [language, t])
  return <I18nContext value={root}>{children}</I18nContext>
}
