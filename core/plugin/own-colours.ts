import { contrastOf, shaded } from '#core/kernel/contrast.ts'
import type { ThemeColor, ThemeShades } from './theme.ts'
import { minimumContrast, onColor } from './theme-contrast.ts'

/** Colours that an owner has chosen for a site, `#rrggbb`; `null`: that of the theme. */
export interface ChosenColours {
  readonly primary: string | null
  readonly ground: string | null
}

type Colours = Readonly<Record<ThemeColor, ThemeShades>>

/** Own colours of a site as its pages use them, in light and dark; `null`: that of the theme. */
export interface OwnColours {
  readonly primary: ThemeShades | null
  readonly onPrimary: ThemeShades | null
  readonly ground: ThemeShades | null
}

const shades = ['light', 'dark'] as const
const steps = 40

/** Returns a colour with as little white (in the dark) or black (in light) as makes it fit. */
const nearest = (colour: string, shade: (typeof shades)[number], towards: 1 | -1, fits: (colour: string) => boolean): string => {
  const direction = shade === 'light' ? towards : -towards
  for (let step = 0; step < steps; step++) {
    const candidate = shaded(colour, (direction * step) / steps)
    if (fits(candidate)) return candidate
  }
  return direction > 0 ? '#ffffff' : '#000000'
}

const inBoth = (colourIn: (shade: (typeof shades)[number]) => string): ThemeShades => ({ light: colourIn('light'), dark: colourIn('dark') })

/**
 * Makes the colours of an owner readable (WCAG 2.2, AA): grounds as pale, in the dark as dark as texts need, the main
 * colour as dark, in the dark as light as it needs on all grounds.
 */
export const ownColours = (theme: Colours, { primary, ground }: ChosenColours): OwnColours => {
  const isReadable = (one: string, other: string) => contrastOf(one, other) >= minimumContrast
  const texts = (shade: (typeof shades)[number]) => [
    theme.basicText[shade],
    theme.greyText[shade],
    // Marks of posts.
    theme.contest[shade],
    theme.relation[shade],
    ...(primary === null ? [theme.primary[shade]] : []),
  ]
  const ownGround =
    ground === null
      ? null
      : inBoth((shade) => nearest(ground, shade, 1, (colour) => texts(shade).every((text) => isReadable(text, colour))))
  const grounds = (shade: (typeof shades)[number]) => [
    theme.background[shade],
    theme.navbar[shade],
    (ownGround ?? theme.backgroundHover)[shade],
  ]
  const ownPrimary =
    primary === null
      ? null
      : inBoth((shade) => nearest(primary, shade, -1, (colour) => grounds(shade).every((one) => isReadable(colour, one))))
  return {
    primary: ownPrimary,
    onPrimary: ownPrimary && inBoth((shade) => onColor(ownPrimary[shade])),
    ground: ownGround,
  }
}

/** Writes the style sheet of own colours, which goes before that of the theme. */
export const coloursStylesheet = ({ primary, onPrimary, ground }: OwnColours): string => {
  const values = { primary, 'on-primary': onPrimary, 'background-hover': ground }
  const lines = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [`  --theme-${name}: light-dark(${value.light}, ${value.dark});`],
  )
  return `@layer tokens {\n:root:root:root {\n${lines.join('\n')}\n}\n}\n`
}
