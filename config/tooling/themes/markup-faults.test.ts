import { expect, test } from 'vitest'
import { markupFaults, maximumMarkup, styleFaults } from './markup-faults.ts'

const head = (inside: string) => `<header>${inside}</header>`

test('WB-24 markup of a theme keeps landmarks and what it is given, once, without scripts and styles', () => {
  const given = ['TYTUŁ', 'MENU']
  expect(markupFaults('Head', head('<a href="/">TYTUŁ</a>MENU'), given)).toEqual([])
  expect(markupFaults('Head', '<div>TYTUŁ MENU</div>', given)).toEqual(['Head must have one <header>, but has 0'])
  expect(markupFaults('Head', head('TYTUŁ'), given)).toEqual(['Head leaves out MENU'])
  expect(markupFaults('Head', head('TYTUŁ MENU MENU'), given)).toEqual(['Head shows MENU twice'])
  for (const inside of ['<script>1</script>', '<style>a{}</style>', '<form></form>'])
    expect(markupFaults('Head', head(`TYTUŁ MENU ${inside}`), given)).toEqual(['Head must have no script, style, frame or form'])
  expect(markupFaults('Head', head('<p style="color:red">TYTUŁ</p> MENU'), given)).toEqual([
    'Head must have no style attribute and no handler',
  ])
  expect(markupFaults('Head', head(`TYTUŁ MENU ${'x'.repeat(maximumMarkup)}`), given)).toEqual([
    expect.stringContaining('characters of markup'),
  ])
})

test('WB-24 styles of markup take the colours of the theme, also darker', () => {
  expect(
    styleFaults('a.css', '.a { color: var(--theme-primary); background: color-mix(in srgb, var(--theme-primary), black 22%) }'),
  ).toEqual([])
  for (const colour of ['#fff', 'rgb(1 2 3)', 'hsl(1 2% 3%)'])
    expect(styleFaults('a.css', `.a { color: ${colour} }`)).toEqual([expect.stringContaining('colours of its own')])
})
