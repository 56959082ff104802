import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type MarkupModule, markupFaults, markupModules, styleFaults } from '#config/tooling/themes/markup-faults.ts'
import type { ThemeFoot, ThemeHead, ThemeHero, ThemeSection } from '#web/ui/site/theme-slots.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const modules = globSync('plugins/theme-*/web/*.tsx', { cwd: root })

const shown: { readonly Head: ThemeHead; readonly Hero: ThemeHero; readonly Section: ThemeSection; readonly Foot: ThemeFoot } = {
  Head: { title: 'TYTUŁ', home: '/dom', logo: <i>LOGO</i>, menu: <nav>MENU</nav>, languages: <nav>JĘZYKI</nav> },
  Hero: {
    place: 'MIEJSCE',
    heading: 'NAZWA',
    lead: <p>WSTĘP</p>,
    ways: <p>DROGI</p>,
    picture: <b>ZDJĘCIE</b>,
    focus: null,
    figures: <dl>LICZBY</dl>,
  },
  Section: { kind: 'gallery', heading: 'NAGŁÓWEK', icon: 'gallery', more: { href: '/dalej', label: 'DALEJ' }, children: <p>TREŚĆ</p> },
  Foot: { address: <address>ADRES</address>, legal: <nav>PRAWO</nav>, links: <ul>LINKI</ul> },
}
const given: Readonly<Record<MarkupModule, readonly string[]>> = {
  Head: ['TYTUŁ', 'href="/dom"', 'LOGO', 'MENU', 'JĘZYKI'],
  Hero: ['MIEJSCE', 'NAZWA', 'WSTĘP', 'DROGI', 'ZDJĘCIE', 'LICZBY'],
  Section: ['NAGŁÓWEK', 'href="/dalej"', 'DALEJ', 'TREŚĆ'],
  Foot: ['ADRES', 'PRAWO', 'LINKI'],
}

test.each(modules)('WB-24 the markup of %s has its landmarks and everything that it is given', async (file) => {
  const part = markupModules.find((one) => one === path.basename(file, '.tsx'))
  if (part === undefined) throw new Error(`a theme may have ${markupModules.join(', ')}`)
  const module = (await import(/* @vite-ignore */ path.join(root, file))) as Record<string, unknown>
  const Part = module[part] as ComponentType<{ of: (typeof shown)[typeof part] }>
  expect(markupFaults(part, renderToStaticMarkup(<Part of={shown[part]} />), given[part])).toEqual([])
})

test('WB-24 styles of the markup of themes have no colours of their own', () => {
  const sheets = globSync('plugins/theme-*/web/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets.flatMap((file) => styleFaults(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
