import { addressIn, type Language } from '#core/kernel/language.ts'

/** Returns the address of a facility's profile, for people. */
export const profileUrl = (publicUrl: string, slug: string, language: Language): string =>
  publicUrl + addressIn(`/placowka/${slug}`, language)
