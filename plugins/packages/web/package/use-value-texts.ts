import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { ValueTexts } from '../value-text.ts'

/** Returns the words for values of limits on the page of a package. */
export const useValueTexts = (): ValueTexts => {
  const t = useT()
  return { unlimited: t('packages.own.usage.unlimited'), yes: t('packages.own.yes'), no: t('packages.own.no') }
}
