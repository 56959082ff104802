import type { InstalledTheme } from '#core/plugin/themes.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { SiteChoices } from '../contract/builder.ts'

/** Returns a theme as writers choose it. */
export const themeChoice = ({ key, name, colors }: InstalledTheme, t: Translate): SiteChoices['themes'][number] => ({
  key,
  name: t(name),
  colours: { primary: colors.primary.light, ground: colors.backgroundHover.light },
})
