import type { MapColours } from '#core/ports/map-pictures.ts'

/** Colour theme of the page. */
export type Theme = 'light' | 'dark'

/**
 * Colours of the base map, derived from the design tokens; pins and dots have theirs in the style sheet. Pictures of
 * the map need only part of them.
 */
export interface Palette extends MapColours {
  readonly sea: string
  readonly abroad: string
  /** Four colours, so that neighbouring voivodeships differ. */
  readonly crayons: readonly [string, string, string, string]
  readonly region: string
  readonly border: string
  readonly ink: string
  readonly parkName: string
  readonly hospital: string
  readonly school: string
  readonly tram: string
}

/** Palettes by theme. */
export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    sea: '#c3d6ee',
    abroad: '#e9e4da',
    paper: '#f8f4ea',
    crayons: ['#cfb8f2', '#ffdf70', '#f8b995', '#b5d9b4'],
    region: '#a79fb3',
    border: '#3d1a73',
    ink: '#17121f',
    muted: '#5b5367',
    halo: '#fffdf8',
    water: '#c3d6ee',
    waterName: '#3f648f',
    wood: '#d2e2c3',
    park: '#d6e8c2',
    grave: '#d9e2cc',
    parkName: '#47663a',
    built: '#f0e9dc',
    industry: '#ece7e8',
    hospital: '#f6e1d8',
    school: '#f5ebcf',
    building: '#ebe2d3',
    casing: '#d8cbb5',
    street: '#ffffff',
    major: '#fff3d0',
    majorCasing: '#dcc185',
    highway: '#ffe2a0',
    highwayCasing: '#dfb358',
    path: '#cdbca3',
    rail: '#aaa1b2',
    tram: '#bdb1ca',
    streetName: '#5b5367',
  },
  dark: {
    sea: '#0f1a2e',
    abroad: '#110f16',
    paper: '#1a1620',
    crayons: ['#45327a', '#24406b', '#5a2a58', '#1d4a50'],
    region: '#6a617a',
    border: '#bfa3ff',
    ink: '#f7f4fb',
    muted: '#b8b0c6',
    halo: '#15121a',
    water: '#14243f',
    waterName: '#8fb0dc',
    wood: '#17261d',
    park: '#1b2f22',
    grave: '#1d2723',
    parkName: '#9cc09a',
    built: '#211c29',
    industry: '#221d2a',
    hospital: '#2d1f27',
    school: '#2c2720',
    building: '#28232f',
    casing: '#110e16',
    street: '#3a3346',
    major: '#524757',
    majorCasing: '#110e16',
    highway: '#7a6238',
    highwayCasing: '#110e16',
    path: '#4a4256',
    rail: '#5a5167',
    tram: '#5a4f6b',
    streetName: '#c3bbcf',
  },
}
