import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from '#core/kernel/contrast.ts'
import { coloursStylesheet, ownColours } from '#core/plugin/own-colours.ts'
import { minimumContrast } from '#core/plugin/theme-contrast.ts'
import { plugins } from '#plugins/server.gen.ts'

const themes = plugins.flatMap(({ themes = [] }) => themes)
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** What is read on a ground besides the main colour: texts, and marks of posts. */
const readOnGrounds = ['basicText', 'greyText', 'contest', 'relation'] as const

test('WB-22 whatever colours an owner chooses, texts and links stay readable in every theme, in light and dark', () => {
  expect(themes.length).toBeGreaterThan(8)
  fc.assert(
    fc.property(fc.constantFrom(...themes), fc.option(colour), fc.option(colour), ({ colors }, primary, ground) => {
      const own = ownColours(colors, { primary, ground })
      for (const shade of ['light', 'dark'] as const) {
        const main = (own.primary ?? colors.primary)[shade]
        const band = (own.ground ?? colors.backgroundHover)[shade]
        const pairs = [
          ...[colors.background[shade], colors.navbar[shade], band].map((one) => [main, one] as const),
          ...(own.ground ? readOnGrounds.map((name) => [colors[name][shade], band] as const) : []),
          ...(own.onPrimary ? [[own.onPrimary[shade], main] as const] : []),
        ]
        const faint = pairs.filter(([one, other]) => contrastOf(one, other) < minimumContrast)
        if (faint.length > 0) throw new Error(`${shade}: ${JSON.stringify(faint)}`)
      }
    }),
  )
})

test('WB-22 a colour that is readable stays as it was chosen', () => {
  const [theme] = themes
  if (!theme) throw new Error('no theme')
  expect(ownColours(theme.colors, { primary: '#7a1f1f', ground: null })).toMatchObject({ primary: { light: '#7a1f1f' }, ground: null })
  expect(coloursStylesheet(ownColours(theme.colors, { primary: '#7a1f1f', ground: null }))).toContain(
    '--theme-primary: light-dark(#7a1f1f, ',
  )
})
