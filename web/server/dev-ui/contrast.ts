/** Colours of a token in both themes, as `#rrggbb`. */
export interface TokenColours {
  readonly light: string
  readonly dark: string
}

/** Reads the colours that are tokens of their own from the style sheet `tokens.css`; mixed colours are left out. */
export const coloursOf = (css: string): ReadonlyMap<string, TokenColours> =>
  new Map(
    [...css.matchAll(/--([\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/g)].map(
      ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
    ),
  )

/** Use of a colour: on which others it stands, with the minimum contrast, 4.5 for texts and 3 for large texts, icons and borders. */
interface ColourUse {
  readonly token: string
  readonly on: readonly string[]
  readonly minimum: number
  readonly purpose: string
}

const grounds = ['ground', 'surface', 'raised'] as const

/** Uses of all colour tokens. */
export const colourUses: readonly ColourUse[] = [
  { token: 'ground', on: [], minimum: 1, purpose: 'page' },
  { token: 'surface', on: [], minimum: 1, purpose: 'cards, fields' },
  { token: 'raised', on: [], minimum: 1, purpose: 'dialogs, menus, toasts' },
  { token: 'ink', on: grounds, minimum: 4.5, purpose: 'text' },
  { token: 'muted', on: grounds, minimum: 4.5, purpose: 'second text, hints, dates' },
  { token: 'field-line', on: grounds, minimum: 3, purpose: 'borders of fields' },
  { token: 'main', on: [], minimum: 1, purpose: 'main action, choice, stroke; no text' },
  { token: 'on-main', on: ['main'], minimum: 4.5, purpose: 'text on main' },
  { token: 'second', on: grounds, minimum: 4.5, purpose: 'links, focus ring, bands' },
  { token: 'on-second', on: ['second'], minimum: 4.5, purpose: 'text on second' },
  { token: 'violet', on: [], minimum: 1, purpose: 'bands, the same in both themes' },
  { token: 'good', on: grounds, minimum: 4.5, purpose: 'confirmed' },
  { token: 'warn', on: grounds, minimum: 4.5, purpose: 'waiting' },
  { token: 'bad', on: grounds, minimum: 4.5, purpose: 'rejected, errors' },
  { token: 'info', on: grounds, minimum: 4.5, purpose: 'notes' },
  { token: 'relation', on: grounds, minimum: 4.5, purpose: 'posts that tell of a day' },
  { token: 'contest', on: grounds, minimum: 4.5, purpose: 'contests' },
]
