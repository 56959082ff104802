import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { InputOf } from '#core/plugin/handler.ts'
import { coloursStylesheet, ownColours } from '#core/plugin/own-colours.ts'
import { Themes } from '#core/plugin/themes.ts'
import { noColour } from '../contract/colours.ts'
import type { coloursApi } from '../contract/colours-api.ts'
import { UnknownTheme } from '../contract/errors.ts'

const colourOf = (text: string): string | null => (text === noColour ? null : `#${text}`)

/** Writes the style sheet of own colours within a theme. */
export const ShowSiteColours = define('sites/ShowSiteColours', { themes: Themes }, ({ themes }) =>
  Effect.fn('sites.show-colours')(function* (_: Actor, { theme: key, primary, ground }: InputOf<typeof coloursApi.showSiteColours>) {
    const theme = themes.all.find((one) => one.key === key)
    if (!theme) return yield* new UnknownTheme()
    return coloursStylesheet(ownColours(theme.colors, { primary: colourOf(primary), ground: colourOf(ground) }))
  }),
)
