import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf } from '#core/kernel/contrast.ts'
import { screensWithOwnColours } from '#web/e2e/own-colours.ts'
import { screens } from '#web/e2e/screens.ts'
import { coloursOf, colourUses } from './contrast.ts'
import { withForcedStates } from './forced-states.ts'
import { settingsOf, urlOf } from './settings.ts'

const ui = path.resolve(import.meta.dirname, '../../ui')

/** Components that draw nothing of their own: they put HTML around others. `FacetForm` shows two of them. */
const withoutLook = ['facets/CachedFields.tsx', 'facets/EnhancedForm.tsx', 'facets/ServerHtml.tsx']

const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '(?:#web\/ui\/|(?=\.\/))([^']+)'/g)].map(([, target = '']) => target)

test('the gallery shows every component of the design system', () => {
  const shown = globSync(['*.tsx', 'groups/*.tsx'], { cwd: import.meta.dirname }).flatMap((file) =>
    importedBy(path.join(import.meta.dirname, file)),
  )
  const motifs = importedBy(path.join(ui, 'drawings/cover-motifs.ts')).map((file) => path.join('drawings', file))
  const labelled = 'fields/Labelled.tsx'
  const components = globSync('{primitives,fields,forms,facets,media,rich-text,drawings}/*.tsx', { cwd: ui }).filter(
    (file) => !file.includes('.test.'),
  )
  expect(components.length).toBeGreaterThan(40)
  const missing = components.filter((file) => ![...shown, ...motifs, ...withoutLook, labelled].includes(file))
  expect(missing).toEqual([])
})

test('the colours of texts have a contrast of 4.5, those of borders of 3, on all that they stand on, in both themes', () => {
  const colours = coloursOf(readFileSync(path.join(ui, 'styles/tokens.css'), 'utf8'))
  expect(colourUses.map(({ token }) => token).toSorted()).toEqual([...colours.keys()].toSorted())
  const contrast = (one: string, other: string, theme: 'light' | 'dark') =>
    contrastOf(colours.get(one)?.[theme] ?? '', colours.get(other)?.[theme] ?? '')
  const weak = colourUses.flatMap(({ token, on, minimum }) =>
    on.flatMap((ground) =>
      (['light', 'dark'] as const).filter((theme) => !(contrast(token, ground, theme) >= minimum)).map((theme) => [token, ground, theme]),
    ),
  )
  expect(weak).toEqual([])
})

test('plugins with colours that are no tokens have a screen that is checked in the dark theme', () => {
  const root = path.resolve(ui, '../..')
  const painting = globSync('plugins/*/web/**/*.css', { cwd: root }).filter((file) =>
    /#[\da-f]{3}([\da-f]{3})?\b(?!')|light-dark\(/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const plugins = new Set(painting.map((file) => file.split(path.sep)[1]))
  expect([...plugins].toSorted()).toEqual(Object.keys(screensWithOwnColours))
  const names = Object.values(screensWithOwnColours).flat()
  expect(names.filter((name) => !(name in screens))).toEqual([])
})

test('contrast is that of WCAG: 21 for black on white, 1 for equal colours', () => {
  expect([contrastOf('#000000', '#ffffff'), contrastOf('#3d1a73', '#3d1a73')]).toEqual([21, 1])
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('rules for hovered and focused elements apply to samples too; media queries stay', () => {
  expect(withForcedStates('@media (hover:hover){.a:hover{color:red}}.b:has(:focus-visible){color:red}')).toBe(
    '@media (hover:hover){.a:is(:hover, [data-state=hover] :where(*)){color:red}}' +
      '.b:has(:is(:focus-visible, [data-state=focus] :where(a,button,input,select,textarea,summary,[tabindex]))){color:red}',
  )
})

test('settings are read from the address, and written to it', () => {
  const dark = { lang: 'ua', theme: 'dark', font: '1.5' } as const
  expect(settingsOf(Object.fromEntries(new URLSearchParams(urlOf(dark).split('?')[1])))).toEqual(dark)
  expect(settingsOf({ lang: 'de', theme: '"><script>', font: '9' })).toEqual({ lang: 'pl', theme: 'system', font: '1' })
})
