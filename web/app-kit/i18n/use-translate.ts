import { useTranslation } from 'react-i18next'
import type { Translate } from '#core/ports/translator.ts'

/** Returns the translator of the nearest `I18nextProvider`; its keys are the same, in a type of this project. */
export const useTranslate = (): Translate => useTranslation().t as unknown as Translate
