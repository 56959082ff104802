import { type Language, languages } from '#core/kernel/language.ts'

/** Switches of the gallery, which work as links. */
export interface Settings {
  readonly lang: Language
  /** `system` follows the device. */
  readonly theme: 'system' | 'light' | 'dark'
  readonly font: '1' | '1.25' | '1.5'
}

/** Values of each switch, the default first. */
export const choices = { theme: ['system', 'light', 'dark'], font: ['1', '1.25', '1.5'], lang: languages } as const satisfies {
  readonly [Name in keyof Settings]: readonly Settings[Name][]
}

/** Reads the switches from the query of an address; what it does not know has its default. */
export const settingsOf = (query: Readonly<Record<string, unknown>>): Settings => ({
  theme: choices.theme.find((theme) => theme === query['theme']) ?? 'system',
  font: choices.font.find((font) => font === query['font']) ?? '1',
  lang: choices.lang.find((lang) => lang === query['lang']) ?? 'pl',
})

/** Returns the address of the gallery with these switches. */
export const urlOf = (settings: Settings): string => `/dev/ui?${new URLSearchParams({ ...settings })}`
